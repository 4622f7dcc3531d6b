#!/usr/bin/env python3
"""Writes the sizes of a site into the table of a README, between two marks: `sizes.py SITE README`."""
import pathlib
import re
import sys

site, readme = map(pathlib.Path, sys.argv[1:])


def sizes(files):
    """The bytes of files, plain, as gzip and with brotli; small files are not compressed."""
    def size(path, ending):
        packed = path.with_name(path.name + ending)
        return (packed if packed.exists() else path).stat().st_size
    return [sum(size(path, ending) for path in files) for ending in ("", ".gz", ".br")]


loaded = [path for path in site.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br", ".png")
          and "sources" not in path.parts]
# What people bring, and the worker that tries changes out, are loaded when they are needed.
later = [path for path in loaded if path.name.startswith("rest-") or path.name in ("own.js", "trial.js")]
first = [path for path in loaded if path.name == "playground.wasm"]
page = [path for path in loaded if path not in later and path not in first]
rows = [
    ("at first", "the page, its data and its first picture", page),
    ("at first", "`playground.wasm`, the first part of the engine", first),
    ("after the first picture of the engine", "`rest-….wasm`, the rest of the engine, and two scripts", later),
    ("before the first picture of the engine", "page and first part", page + first),
    ("in all", "everything", loaded),
]
table = ["| Loaded | Contents | Bytes | `gzip -9` | brotli |", "| --- | --- | --- | --- | --- |"]
for when, what, files in rows:
    table.append(f"| {when} | {what} | " + " | ".join(f"{size:,}" for size in sizes(files)) + " |")
text = readme.read_text()
mark = re.compile(r"(<!-- sizes -->\n).*?(<!-- /sizes -->)", re.DOTALL)
if not mark.search(text):
    sys.exit(f"{readme}: there is no place for the sizes")
readme.write_text(mark.sub(lambda found: found[1] + "\n".join(table) + "\n" + found[2], text))
