#!/usr/bin/env python3
"""Chooses the functions of the first part of a module: `choose.py CALLED < MODULE.wat > NAMES`.

CALLED has the numbers of the functions that a page needs at first. Small functions are cheaper in the first part than
their places in the table, through which that part calls the second one.
"""
import collections
import re
import sys

from arrange import parts

# The lines of text that are as large as one place in the table.
PLACE = 25
CALL = re.compile(r'\(call (\$[\w.$-]+)')
NAME = re.compile(r'\$[\w.$-]+')

head, functions, tail = parts(sys.stdin.read().split('\n'))
names = [NAME.search(function[0]).group() for function in functions]
size = dict(zip(names, map(len, functions)))
calls = {name: set(CALL.findall('\n'.join(function))) for name, function in zip(names, functions)}
table = [line for line in head + tail if line.startswith(' (elem')]
places = collections.Counter(name for line in table for name in NAME.findall(line))
kept = {names[int(number)] for number in open(sys.argv[1])}
is_new = True
while is_new:
    called = set().union(*(calls[name] for name in kept))
    small = {
        name for name in names if size[name] <= PLACE * (places[name] + (name in called)) and calls[name] <= kept}
    is_new = not small <= kept
    kept |= small
print('\n'.join(sorted(name[1:] for name in kept)))
