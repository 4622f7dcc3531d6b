#!/usr/bin/env bash
# Takes the picture of the documentation anew: docs/images/playground.png.
set -euo pipefail
web=$(cd "$(dirname "$0")" && pwd)
"$web/build.sh"
node "$web/Tests/picture.mjs" "$web/.build/site" "$web/../../docs/images/playground.png"
