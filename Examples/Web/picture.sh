#!/usr/bin/env bash
# Takes the pictures of the documentation and of preview cards anew: docs/images/playground.png and playground-card.png.
set -euo pipefail
web=$(cd "$(dirname "$0")" && pwd)
images=$web/../../docs/images
[ -f "$images/playground-card.png" ] || cp "$images/playground.png" "$images/playground-card.png"
"$web/build.sh"
node "$web/Tests/picture.mjs" "$web/.build/site" "$images/playground.png" "$images/playground-card.png"
