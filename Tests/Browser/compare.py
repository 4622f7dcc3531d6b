#!/usr/bin/env python3
"""Compares frames of this project with those of headless Chromium.

    compare.py CASES.json [--chromium PATH]

CASES.json is what the program BrowserCases prints. Every box is laid out in the browser with the style that the case
tells; each coordinate may differ by 1/64 pixel, the browser's unit of layout. Where free space does not share out
evenly, the browser cuts every gap and track down to whole units: the box after n of them may lie up to n units further back.
Exit status 0 when all agree, 1 when some differ, 2 when the browser lacks what is to be compared.
"""
import html, json, re, subprocess, sys, tempfile

UNIT = 1 / 64
PAGE = """<!doctype html><meta charset="utf-8"><style>
body{margin:0}.c{position:absolute;left:0;top:0;box-sizing:border-box}.c>div{box-sizing:border-box}
</style><pre id="out"></pre><script>
const cases = CASES;
const out = cases.map(c => {
  const box = document.createElement('div');
  box.className = 'c';
  box.style.cssText = c.style;
  c.boxes.forEach((style, i) => {
    const item = document.createElement('div');
    item.style.cssText = style;
    const content = document.createElement('div');
    content.style.cssText = c.contents[i];
    item.append(content);
    box.append(item);
  });
  document.body.append(box);
  const outer = box.getBoundingClientRect();
  const frames = [...box.children].map(e => {
    const f = e.getBoundingClientRect();
    return [c.isMirrored ? outer.right - f.right : f.left - outer.left, f.top - outer.top, f.width, f.height];
  });
  box.remove();
  return frames;
});
document.getElementById('out').textContent = JSON.stringify(
  {lanes: CSS.supports('display', 'grid-lanes') && CSS.supports('flow-tolerance', '1px'), frames: out});
</script>"""


def in_browser(cases, chromium):
    with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
        told = [{k: c[k] for k in ("style", "boxes", "contents", "isMirrored")} for c in cases]
        page.write(PAGE.replace("CASES", json.dumps(told).replace("</", "<\\/")))
        page.flush()
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1",
                 "--enable-experimental-web-platform-features", "--virtual-time-budget=100000", "--dump-dom"]
        run = subprocess.run([chromium, *flags, "file://" + page.name], capture_output=True, text=True, timeout=600)
    found = re.search(r'<pre id="out">(.*?)</pre>', run.stdout, re.S)
    if not found:
        sys.exit(f"the browser printed no frames: {run.stderr[-2000:]}")
    return json.loads(html.unescape(found.group(1)))


def difference(case, theirs):
    """What differs first, or None."""
    for i, (a, b) in enumerate(zip(case["frames"], theirs)):
        slack = [0] * 4
        axis = 1 if "flex-flow:column" in case["style"] else 0
        slack[axis] = case["gaps"][i] * UNIT
        more = [0] * 4
        if "grid" in case["style"]:  # a box of several tracks is that much shorter, or longer if the browser shares the rest
            slack[axis + 2] = more[axis] = more[axis + 2] = slack[axis]
        for name, ours, browser, s, m in zip("xywh", a, b, slack, more):
            if not -UNIT - m - 1e-6 <= ours - browser <= UNIT + s + 1e-6:
                return f"box {i}: {name} is {ours}, in the browser {browser}"
    return None if len(case["frames"]) == len(theirs) else f"{len(case['frames'])} boxes, in the browser {len(theirs)}"


def main():
    arguments = sys.argv[1:]
    chromium = arguments.pop(arguments.index("--chromium") + 1) if "--chromium" in arguments else "chromium"
    cases = json.load(open(arguments[0]))
    browser = in_browser(cases, chromium)
    counts, failures, lacking = {}, [], 0
    for case, theirs in zip(cases, browser["frames"]):
        kind = case["name"].split()[0]
        if kind == "lanes" and not browser["lanes"]:
            lacking += 1
            continue
        found = difference(case, theirs)
        counts.setdefault(kind, [0, 0, 0])
        counts[kind][0] += 1
        counts[kind][1] += len(theirs)
        if found:
            counts[kind][2] += 1
            failures.append(f"{case['name']}\n  {case['style']}\n  {found}")
    for case, theirs in zip(cases, browser["frames"]):  # a box that is not where it should be has to be found
        for axis in range(4):
            moved = [list(f) for f in theirs]
            moved[-1][axis] += (2 * case["gaps"][-1] + 3) * UNIT
            if theirs and not difference(case, moved) and not (lacking and case["name"].startswith("lanes")):
                failures.append(f"{case['name']}\n  the comparison does not see a box that was moved")
    for failure in failures[:8]:
        print(failure)
    for kind, (number, boxes, differ) in counts.items():
        print(f"{kind}: {number} cases with {boxes} boxes, {differ} differ")
    if lacking:
        print(f"lanes: this browser has no grid lanes; {lacking} cases were not compared")
    sys.exit(1 if failures else 2 if lacking else 0)


if __name__ == "__main__":
    main()
