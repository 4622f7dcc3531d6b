#!/usr/bin/env bash
# Builds the playground into a folder that any static server can serve: `Examples/Web/build.sh [FOLDER]`,
# by default Examples/Web/.build/site. Needs a toolchain of swift.org, and nothing else.
set -euo pipefail
web=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$web/../.." && pwd)
site=${1:-$web/.build/site}
work=$web/.build/wasm
mkdir -p "$site/data" "$work"
toolchain=$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')

flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize
  -swift-version 6 -parse-as-library -package-name trellis
  -Xfrontend -disable-stack-protector -warnings-as-errors
)
# shellcheck source=sources.sh
source "$web/sources.sh"
changed=
for module in "${modules[@]}"; do
  # What is older than its module is compiled already.
  if [ -z "$changed" ] && [ -f "$work/$module.swiftmodule" ] &&
    [ -z "$(find "$root/Sources/$module" -newer "$work/$module.swiftmodule")" ]; then
    continue
  fi
  changed=yes
  find "$root/Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 \
    swiftc "${flags[@]}" -module-name "$module" -I "$work" -emit-module \
    -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
done
if [ -n "$changed" ] || [ ! -f "$work/Playground.o" ] ||
  [ -n "$(find "${playground[@]}" "$web"/Sources/Bridge -newer "$work/Playground.o")" ]; then
  swiftc "${flags[@]}" -module-name Playground -I "$work" -c -o "$work/Playground.o" \
    "${playground[@]}" "$web"/Sources/Bridge/*.swift
fi
"$toolchain/bin/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin \
  -nostdlib -Wall -Werror -c "$web/Sources/Bridge/runtime.c" -o "$work/runtime.o"
# Of the libraries' objects next to nothing is linked: their code came with their modules.
objects=("$work/Playground.o" "$work/runtime.o")
for module in "${modules[@]}"; do objects+=("$work/$module.o"); done
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all \
  --compress-relocations -O2 -z stack-size=1048576 \
  "${objects[@]}" -o "$site/playground.wasm" \
  "$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"

cp "$web"/Page/* "$site/"
cp "$root"/Examples/Data/*.csv "$site/data/"
raw=$(wc -c < "$site/playground.wasm")
packed=$(gzip -9 -c "$site/playground.wasm" | wc -c)
echo "$site: playground.wasm has $raw bytes, $packed compressed"
