# What the playground is made of, for build.sh and for the native replay that .ci/web compares it with.
# Sourced with $root and $web set. Nothing here names a strategy: all modules are compiled, and whatever
# the examples' registry knows is in the page.
read -r -d '' -a modules < <(echo LayoutCore StrategyKit LayoutRuntime LayoutJSON; "$root/.ci/strategies"; printf '\0')
playground=(
  "$web"/Sources/Playground/*.swift
  "$root"/Examples/Strategies/*.swift
  "$root"/Examples/Support/{AllLayouts,DelimitedText,ParameterFlag,UsageError}.swift
  "$root"/Examples/Scenes/{ChemicalElement,Painting,RowGroup,TimetableLane,TimeZones}.swift
  "$root"/Examples/Looks/{Color,Numbers}.swift
)

# A layout of another package, from the folder of its sources.
if [ -n "${PLAYGROUND_LAYOUT:-}" ]; then
  [ -d "$PLAYGROUND_LAYOUT" ] || { echo "$PLAYGROUND_LAYOUT is not a folder" >&2; exit 1; }
  mapfile -d '' -t added < <(find "$PLAYGROUND_LAYOUT" -name '*.swift' -print0 | sort -z)
  [ ${#added[@]} -gt 0 ] || { echo "$PLAYGROUND_LAYOUT has no Swift sources" >&2; exit 1; }
  # A declaration can continue on the next lines.
  layouts=$(cat "${added[@]}" | sed 's|//.*||' | tr '\n' ' ' |
    grep -oE '\b(extension|struct) +[A-Za-z_][A-Za-z0-9_]*[^{}]*\bRegistrableLayout\b' |
    sed -E 's/^(extension|struct) +([A-Za-z0-9_]+).*/\2/' | sort -u)
  [ -n "$layouts" ] || { echo "$PLAYGROUND_LAYOUT has no RegistrableLayout" >&2; exit 1; }
  mkdir -p "$web/.build/layout"
  for name in $layouts; do printf '    try registry.register(%s.registration)\n' "$name"; done > "$web/.build/layout/names"
  sed "/try add(/r $web/.build/layout/names" "$root/Examples/Support/AllLayouts.swift" > "$web/.build/layout/new"
  # A file that stays as it is does not cause another build.
  cmp -s "$web/.build/layout/new" "$web/.build/layout/AllLayouts.swift" ||
    mv "$web/.build/layout/new" "$web/.build/layout/AllLayouts.swift"
  for place in "${!playground[@]}"; do
    [ "${playground[place]##*/}" != AllLayouts.swift ] || playground[place]=$web/.build/layout/AllLayouts.swift
  done
  playground+=("${added[@]}")
fi
