#!/usr/bin/env bash
# Builds the playground and serves it on this machine: `Examples/Web/serve.sh [PORT]`.
set -euo pipefail
web=$(cd "$(dirname "$0")" && pwd)
port=${1:-8080}
command -v python3 > /dev/null || {
  echo "python3 is missing; run Examples/Web/build.sh, and serve Examples/Web/.build/site with any static server" >&2
  exit 1
}
# A port that is taken is no reason to wait for the build.
"$web/serve.py" --check "$port"
"$web/build.sh"
exec "$web/serve.py" "$web/.build/site" "$port"
