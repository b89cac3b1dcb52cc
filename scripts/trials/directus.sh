#!/usr/bin/env bash
# Repeats the field trial of the contract checker on Directus with SQLite: installs the server into a folder, starts it
# with a new database and one collection, and runs the full profile with the contract that it publishes for its admin.
#
#   scripts/trials/directus.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)
token=trial-admin-token-90210
address=http://127.0.0.1:8055

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{}' > package.json
[ -d node_modules/directus ] || npm install --no-audit --no-fund directus@11.3.5 sqlite3@5
rm -rf data.db uploads
export HOST=127.0.0.1 PORT=8055 PUBLIC_URL=$address DB_CLIENT=sqlite3 DB_FILENAME=data.db SECRET=trial KEY=trial
export ADMIN_EMAIL=admin@example.com ADMIN_PASSWORD=trial-password ADMIN_TOKEN=$token
export TELEMETRY=false RATE_LIMITER_ENABLED=false LOG_LEVEL=error PRESSURE_LIMITER_ENABLED=false
node node_modules/directus/cli.js bootstrap > bootstrap.log 2>&1
node node_modules/directus/cli.js start > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o /dev/null "$address/server/ping"
curl --silent --fail -o /dev/null -H "authorization: Bearer $token" -H 'content-type: application/json' \
  "$address/collections" -d '{"collection":"books","schema":{},"fields":[
    {"field":"id","type":"integer","schema":{"is_primary_key":true,"has_auto_increment":true}},
    {"field":"title","type":"string","schema":{"max_length":80,"is_nullable":false}},
    {"field":"pages","type":"integer","schema":{}},
    {"field":"published","type":"date","schema":{}},
    {"field":"lent","type":"boolean","schema":{"default_value":false}}]}'
curl --silent --fail -o openapi.json -H "authorization: Bearer $token" "$address/server/specs/oas"

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: $address
# The contract declares schemes and no operation that needs one: the credentials go with every request.
headers: { authorization: "Bearer $token" }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
