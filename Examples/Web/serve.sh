#!/usr/bin/env bash
# Builds the playground and serves it on this machine: `Examples/Web/serve.sh [PORT]`.
set -euo pipefail
web=$(cd "$(dirname "$0")" && pwd)
port=${1:-8080}
"$web/build.sh"
echo "http://localhost:$port/ (Ctrl-C ends it)"
exec python3 -m http.server "$port" --bind 127.0.0.1 --directory "$web/.build/site"
