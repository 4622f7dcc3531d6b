// What is decided before the first picture: the scheme, and whether the picture is of what the address names.

const link = new URLSearchParams(location.hash.slice(1))
let kept = null
try {
  kept = localStorage.getItem('theme')
} catch {
  // A browser that keeps nothing.
}
const theme = link.get('theme') ?? kept ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
const isFirst = [...link.keys()].every((key) => key === 'theme' || key === 'scene') && (link.get('scene') ?? 'paintings') === 'paintings'
if (isFirst && !location.search.includes('view')) document.documentElement.dataset.first = 'yes'
// A second view beside the page's own has neither bar nor settings.
if (window.parent !== window && location.search.includes('view')) document.documentElement.dataset.view = 'yes'
// In a page of somebody else there is the layout, one control, and a way to the whole page.
if (location.search.includes('embed')) document.documentElement.dataset.embed = 'yes'
