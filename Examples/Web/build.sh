#!/usr/bin/env bash
# Builds the playground into a folder that any static server can serve: `Examples/Web/build.sh [FOLDER]`,
# by default Examples/Web/.build/site. With --record, it also writes the sizes into README.md. Needs a toolchain of swift.org; with `wasm-opt` of binaryen and
# Python 3 the result is a sixth smaller, and with `wasm-split` and Node a page loads about half of the module at first.
#
# Three variables complete the page: PLAYGROUND_CODE and PLAYGROUND_DOCUMENTATION are the addresses of links, and
# PLAYGROUND_ADDRESS is that of the folder of the page, which the preview card of other sites needs.
set -euo pipefail
record=
if [ "${1:-}" = --record ]; then
  record=yes
  shift
fi
web=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$web/../.." && pwd)
site=${1:-$web/.build/site}
work=$web/.build/wasm
command -v swiftc > /dev/null || {
  echo "swiftc is missing; install a toolchain of Swift 6.2 or later: https://www.swift.org/install" >&2
  exit 1
}
mkdir -p "$site/data" "$site/sources" "$work"
toolchain=$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')

flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize
  -swift-version 6 -parse-as-library -package-name trellis
  -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps -warnings-as-errors
  # Checks of bounds and overflow take 6 % of the module. The native build has them, and .ci/web compares all
  # answers of both builds. Without memory the module traps, see runtime.c.
  -Xfrontend -remove-runtime-asserts -enforce-exclusivity=unchecked
)
# Shared code keeps the module small, so these calls are not inlined: reference counting, functions that
# are large already, and functions that take closures, which the compiler would copy for each closure.
# Loops are not duplicated to remove checks. (The compiler does not terminate on the code that lower
# limits produce.)
for option in -sil-inline-overall-caller-block-limit=60 -sil-inline-removed-call-benefit=5 \
  -sil-disable-pass={closure-specialize,capture-prop,array-property-opt,loop-rotate,loop-unroll} \
  -sil-disable-pass=bounds-check \
  -force-attribute=swift_{retain,release}{,_n}:noinline \
  -force-attribute=swift_bridgeObject{Retain,Release}{,_n}:noinline \
  -force-attribute=swift_isUniquelyReferenced{,_nonNull}_native:noinline \
  -force-attribute=swift_{allocObject,once,initStackObject,deallocClassInstance}:noinline; do
  flags+=(-Xllvm "$option")
done
# shellcheck source=sources.sh
source "$web/sources.sh"
# Runs a command that takes long, and prints how long it has taken.
patiently() {
  local what=$1 start=$SECONDS ticker status=0
  shift
  echo "$what" >&2
  (while sleep 20; do echo "  $what: $((SECONDS - start)) s" >&2; done) &
  ticker=$!
  "$@" || status=$?
  kill "$ticker" 2> /dev/null || true
  wait "$ticker" 2> /dev/null || true
  return "$status"
}
changed=
for module in "${modules[@]}"; do
  # What is older than its module is compiled already.
  if [ -z "$changed" ] && [ -f "$work/$module.swiftmodule" ] &&
    [ -z "$(find "$root/Sources/$module" "$web/build.sh" -newer "$work/$module.swiftmodule")" ]; then
    continue
  fi
  changed=yes
  echo "compiles $module" >&2
  find "$root/Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$module" -I "$work" -emit-module \
    -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
done
if [ -n "$changed" ] || [ ! -f "$work/Playground.o" ] ||
  [ "$(cat "$work/sources" 2> /dev/null)" != "${playground[*]}" ] ||
  [ -n "$(find "${playground[@]}" "$web"/Sources/Bridge "$web/build.sh" -newer "$work/Playground.o")" ]; then
  patiently "compiles the playground" swiftc "${flags[@]}" -module-name Playground -I "$work" -c -o "$work/Playground.o" \
    "${playground[@]}" "$web"/Sources/Bridge/*.swift
  printf '%s' "${playground[*]}" > "$work/sources"
fi
"$toolchain/bin/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin \
  -nostdlib -Wall -Werror -c "$web/Sources/Bridge/runtime.c" -o "$work/runtime.o"
# Of the libraries' objects next to nothing is linked: their code came with their modules.
objects=("$work/Playground.o" "$work/runtime.o")
for module in "${modules[@]}"; do objects+=("$work/$module.o"); done
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all \
  --compress-relocations -O2 -z stack-size=1048576 --global-base=1024 \
  "${objects[@]}" -o "$work/linked.wasm"
# A module that is as it was is small already.
small=$work/small
tools=$(command -v wasm-opt wasm-split node python3 || true)
made=$(cat "$work/linked.wasm" "$web"/{build.sh,profile.mjs,choose.py,arrange.py} "$web"/Page/{core,later}.js - <<< "$tools" | cksum)
if [ "$(cat "$small/made" 2> /dev/null)" != "$made" ]; then
  rm -rf "$small" && mkdir -p "$small"
  if command -v wasm-opt > /dev/null && command -v python3 > /dev/null; then
    # Inlining would make what is alike different. (No --ignore-implicit-traps: loads that are done before
    # it is known whether they may be done do trap.)
    features=(
      --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext
    )
    patiently "makes the module small" wasm-opt "${features[@]}" -Oz --converge --low-memory-unused \
      --one-caller-inline-max-function-size=0 --always-inline-max-function-size=2 \
      --flexible-inline-max-function-size=2 "$work/linked.wasm" -S -o "$work/linked.wat"
    # Arranges the functions of a module in text, and assembles it.
    assemble() {
      "$web/arrange.py" < "$1" > "$work/arranged.wat"
      wasm-as "${features[@]}" "$work/arranged.wat" -o "$2"
    }
    if command -v wasm-split > /dev/null && command -v node > /dev/null; then
      # The first part has what a page calls at first, and a place in its table for each function of the rest.
      wasm-as "${features[@]}" -g "$work/linked.wat" -o "$work/whole.wasm"
      wasm-split "${features[@]}" --instrument "$work/whole.wasm" -o "$work/instrumented.wasm"
      node "$web/profile.mjs" "$work/instrumented.wasm" "$root/Examples/Data" > "$work/called"
      "$web/choose.py" "$work/called" < "$work/linked.wat" > "$work/first"
      wasm-split "${features[@]}" -g -S --keep-funcs=@"$work/first" --import-namespace=first \
        --placeholder-namespace=later "$work/whole.wasm" -o1 "$work/first.wat" -o2 "$work/rest.wat"
      assemble "$work/first.wat" "$small/playground.wasm"
      assemble "$work/rest.wat" "$work/rest.wasm"
      # The first part names the rest that belongs to it, in a section of 23 bytes (octal 27).
      rest=rest-$(printf %08x "$(cksum < "$work/rest.wasm" | cut -d ' ' -f 1)").wasm
      cp "$work/rest.wasm" "$small/$rest"
      printf '\0\27\4rest%s' "$rest" >> "$small/playground.wasm"
    else
      echo "without wasm-split of binaryen or Node, the module is not split" >&2
      assemble "$work/linked.wat" "$small/playground.wasm"
    fi
  else
    echo "without wasm-opt (Debian's package binaryen) or Python, the result is larger" >&2
    cp "$work/linked.wasm" "$small/playground.wasm"
  fi
  printf '%s' "$made" > "$small/made"
fi
find "$site" -name 'rest-*.wasm*' -delete
cp "$small"/*.wasm "$site/"

cp "$web"/Page/* "$site/"
# Links to the code and the documentation, and the address that a card for other sites needs.
links=
[ -z "${PLAYGROUND_CODE:-}" ] || links+="<a data-code href=\"$PLAYGROUND_CODE\">Code</a> "
[ -z "${PLAYGROUND_DOCUMENTATION:-}" ] || links+="<a href=\"$PLAYGROUND_DOCUMENTATION\">Documentation</a>"
sed -i.bak -e "s|<!-- links -->|$links|" -e "s|content=\"card.png\"|content=\"${PLAYGROUND_ADDRESS:-}card.png\"|" "$site/index.html"
rm "$site/index.html.bak"
cp "$root/docs/images/playground-card.png" "$site/card.png"
cp "$root"/Examples/Data/*.csv "$site/data/"
# The layouts that no product has are copied with the code that uses them.
cp "$root"/Examples/Strategies/HoneycombLayout.swift "$site/sources/"
if command -v node > /dev/null; then
  node "$web/prerender.mjs" "$site"
  node "$web/pack.mjs" "$site"
else
  echo "without Node, the page is larger, and empty until the module has arrived" >&2
fi
# For servers that send compressed files as they are.
find "$site" -name '*.br' -delete -o -name '*.gz' -delete
# What was compressed before is copied, by its contents.
packed=$work/packed
mkdir -p "$packed"
squeeze() {
  local file=$1 ending=$2 known
  shift 2
  known=$packed/$(cksum < "$file" | tr ' ' -).$ending
  if [ ! -f "$known" ]; then
    find "$packed" -name "*.$ending" -mtime +30 -delete
    "$@" < "$file" > "$known"
  fi
  cp "$known" "$file.$ending"
}
while IFS= read -r -d '' file; do
  squeeze "$file" gz gzip -9n
  if command -v brotli > /dev/null; then squeeze "$file" br brotli -q 11 -c; fi
done < <(find "$site" -type f -size +1k ! -name '*.gz' ! -name '*.br' ! -name '*.png' -print0)
# A page loads all of it, but for what reads data that people bring; the rest of the module after the first picture.
size() { cat "$@" | wc -c; }
echo "$site: playground.wasm has $(size "$site/playground.wasm") bytes, $(size "$site/playground.wasm.gz") as gzip"
rest=("$site"/rest-*.wasm)
[ ! -f "${rest[0]}" ] || echo "the rest of it has $(size "${rest[0]}") bytes, $(size "${rest[0]}.gz") as gzip"
if [ -f "$site/playground.wasm.br" ]; then
  all=$(size "$site"/{,data/}*.br)
  first=$all
  echo "with brotli it has $(size "$site/playground.wasm.br") bytes"
  if [ -f "${rest[0]}.br" ]; then
    first=$((all - $(size "${rest[0]}.br")))
    echo "with brotli the rest has $((all - first)) bytes"
  fi
  echo "with brotli a page loads $first bytes at first, and $all in all"
fi
[ -z "$record" ] || "$web/sizes.py" "$site" "$web/README.md"
