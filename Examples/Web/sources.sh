# What the playground is made of, for build.sh and for the native replay that .ci/web compares it with.
# Sourced with $root and $web set. A new strategy is one more module here; whatever the examples'
# registry knows is in the page.
modules=(LayoutCore Waterfall GroupedColumns Spreadsheet)
playground=(
  "$web"/Sources/Playground/*.swift
  "$root"/Examples/Strategies/*.swift
  "$root"/Examples/Support/{AllLayouts,DelimitedText,ParameterFlag,UsageError}.swift
  "$root"/Examples/Scenes/{ChemicalElement,Painting,RowGroup,TimeZones}.swift
  "$root"/Examples/Looks/{Color,Numbers}.swift
)
