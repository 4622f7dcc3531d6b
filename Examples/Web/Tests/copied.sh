# Compiles the code that SceneCheck has written to $copied, and compares the frames of its layouts. Complete files are
# type-checked with the stand-ins of Apple's frameworks. Sourced by .ci/playground, with its variables set.
copied_files=("$copied/layouts.swift" "$web/Sources/CopiedCheck/main.swift")
swiftc "${flags[@]}" -module-name CopiedCheck "${playground[@]}" "${copied_files[@]}" "${objects[@]}" -lm -o "$out/CopiedCheck"
"$out/CopiedCheck" "$root/Examples/Data"

# The modules of an app: without function bodies, as only their declarations matter.
stand=$root/Tests/AppleHosts/StandIns
app=$out/app
mkdir -p "$app"
emit() {
  local module=$1
  shift
  find "$@" -name '*.swift' -not -path '*.docc/*' -print0 | sort -z | xargs -0 \
    swiftc -swift-version 6 -package-name trellis -wmo -parse-as-library -emit-module -module-name "$module" -I "$app" \
    -Xfrontend -experimental-skip-all-function-bodies -emit-module-path "$app/$module.swiftmodule"
}
emit StandInSupport "$stand/Support"
emit UIKit "$stand/UIKit" "$stand/Collection"
emit SwiftUI "$stand/SwiftUI"
for module in LayoutCore StrategyKit LayoutRuntime $("$root/.ci/strategies") LayoutHosting LayoutUIKit LayoutSwiftUI; do
  emit "$module" "$root/Sources/$module"
done
# The stand-in has no direction of reading that a view forces.
cat > "$app/direction.swift" << 'END'
import UIKit
enum UISemanticContentAttribute { case unspecified, forceRightToLeft }
extension UIView {
  var semanticContentAttribute: UISemanticContentAttribute { get { .unspecified } set {} }
}
END
for folder in "$copied"/[0-9]*; do
  swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -I "$app" -module-name Copied \
    "$folder"/*.swift "$root/Examples/Strategies/HoneycombLayout.swift" "$app/direction.swift"
done
echo "$(find "$copied"/[0-9]* -name '*.swift' | wc -l) copied files compile"
