// Data that people bring: tables and pictures that they paste, drop or choose. Nothing leaves the page, and the page
// loads this file only then.

const largest = 20_000_000
const mostRows = 200_000

const quoted = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`
const csv = (rows) => rows.map((row) => row.map(quoted).join(',')).join('\n')

/** A list of objects as a table whose columns are the keys of the objects. */
function tableOfObjects(list) {
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))]
  const text = (value) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value)
  return csv([keys, ...list.map((one) => keys.map((key) => text(one[key])))])
}

/** Whether a text has no columns and is no JSON. */
export const isProse = (text) => !/^\s*[[{]/.test(text) && !/[,;\t]/.test(text.trim().split('\n', 1)[0])
  || /[.!?]\s*$/.test(text.trim().split('\n', 1)[0])

/**
 * The configuration of a layout in JSON, and the scene around it if the text is what the page copies as JSON. Null if a text
 * is neither.
 */
export function configurationOf(text) {
  let value
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const layout = typeof value?.layout === 'object' ? value.layout : value
  if (typeof layout?.layout !== 'string' || (layout.parameters !== undefined && typeof layout.parameters !== 'object')) return null
  return { layout, scene: typeof value.playground === 'string' ? value : null }
}

/** A text as a table between commas; throws an error that says what is wrong. */
export function tableOfText(text) {
  const trimmed = text.trim()
  if (!trimmed) throw new Error('there is no text')
  if (trimmed.length > largest) throw new Error(`more than ${largest / 1e6} MB are too much for a page`)
  if (/^[[{]/.test(trimmed)) {
    let value
    try {
      value = JSON.parse(trimmed)
    } catch (error) {
      throw new Error(`the JSON cannot be read: ${error.message}`)
    }
    const list = Array.isArray(value) ? value : Object.values(value).find(Array.isArray)
    if (!list?.length) throw new Error('the JSON has no list of rows')
    if (list.length > mostRows) throw new Error(`more than ${mostRows.toLocaleString('en')} rows are too many`)
    if (list.every((one) => one !== null && typeof one === 'object' && !Array.isArray(one))) {
      return tableOfObjects(list)
    }
    return csv([['value'], ...list.map((one) => [].concat(one))])
  }
  const separators = [',', '\t', ';']
  const headings = trimmed.slice(0, 65536).replaceAll(/"[^"]*"/g, '').split('\n', 1)[0]
  const counts = separators.map((separator) => headings.split(separator).length)
  const separator = separators[counts.indexOf(Math.max(...counts))]
  const rows = rowsOf(trimmed, separator, mostRows + 1)
  if (rows.length < 2) throw new Error('a table needs a row of headings and a row below it')
  if (rows.length > mostRows) throw new Error(`more than ${mostRows.toLocaleString('en')} rows are too many`)
  return separator === ',' ? trimmed.replaceAll('\r\n', '\n') : csv(rows)
}

/**
 * The values of the first rows of a text; between quotation marks, separators and ends of lines belong to
 * a value.
 */
function rowsOf(text, separator, most) {
  const rows = [[]]
  let value = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (letter === '"' && isQuoted && text[index + 1] === '"') value += text[++index]
    else if (letter === '"' && (isQuoted || value === '')) isQuoted = !isQuoted
    else if (isQuoted || (letter !== separator && letter !== '\n')) value += letter
    else {
      rows.at(-1).push(value.replace(/\r$/, ''))
      value = ''
      if (letter !== '\n') continue
      if (rows.length === most) return rows
      rows.push([])
    }
  }
  rows.at(-1).push(value)
  return rows
}

/** Pictures as a table of their names and sizes; `add` returns the number of each. */
async function tableOfPictures(files, add) {
  const rows = []
  for (const file of files) {
    const address = URL.createObjectURL(file)
    const image = new Image()
    image.src = address
    try {
      await image.decode()
    } catch {
      URL.revokeObjectURL(address)
      continue
    }
    rows.push([file.name.replace(/\.\w+$/, ''), image.naturalWidth, image.naturalHeight, add(file, address, image)])
  }
  if (!rows.length) throw new Error('none of the files is a picture that the browser can show')
  return csv([['name', 'width', 'height', 'image'], ...rows])
}

/** Files as a table: the pictures among them, or else the first one as text. `add` takes in a picture. */
export async function tableOfFiles(files, add) {
  const images = files.filter((file) => file.type.startsWith('image/'))
  if (images.length) return tableOfPictures(images.slice(0, 500), add)
  if (!files.length) throw new Error('there is no file')
  if (files[0].size > largest) throw new Error(`more than ${largest / 1e6} MB are too much for a page`)
  return tableOfText(await files[0].text())
}

/** All files of what was dropped, those in folders included. */
export async function droppedFiles({ entries, files: plain }) {
  if (!entries.length) return plain
  const files = []
  const take = async (entry) => {
    if (files.length >= 500) return
    if (entry.isFile) return files.push(await new Promise((done, fail) => entry.file(done, fail)))
    const reader = entry.createReader()
    for (;;) {
      const some = await new Promise((done, fail) => reader.readEntries(done, fail))
      if (!some.length) return
      for (const one of some) await take(one)
    }
  }
  for (const entry of entries) await take(entry)
  return files
}
