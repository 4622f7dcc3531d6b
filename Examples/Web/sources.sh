# What the playground is made of, for build.sh and for the native replay that .ci/web compares it with.
# Sourced with $root and $web set. Nothing here names a strategy: all modules are compiled, and whatever
# the examples' registry knows is in the page.
read -r -d '' -a modules < <(echo LayoutCore LayoutRuntime LayoutJSON; "$root/.ci/strategies"; printf '\0')
playground=(
  "$web"/Sources/Playground/*.swift
  "$root"/Examples/Strategies/*.swift
  "$root"/Examples/Support/{AllLayouts,DelimitedText,ParameterFlag,UsageError}.swift
  "$root"/Examples/Scenes/{ChemicalElement,Painting,RowGroup,TimeZones}.swift
  "$root"/Examples/Looks/{Color,Numbers}.swift
)
