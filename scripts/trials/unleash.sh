#!/usr/bin/env bash
# Repeats the field trial of the contract checker on Unleash: installs the server into a folder, starts it with a
# PostgreSQL of its own on the loopback address, and runs the full profile.
#
#   npm run -s pack-checker && scripts/trials/unleash.sh FOLDER [options of the checker]
#
# Needs the binaries of PostgreSQL (Debian: postgresql) and a user other than root, whom PostgreSQL refuses.
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)
postgres=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | tail -1)}
token='*:*.unleash-insecure-admin-api-token'

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{}' > package.json
[ -d node_modules/unleash-server ] || npm install --no-audit --no-fund unleash-server@7.5.1
rm -rf data && "$postgres/initdb" -D data -U unleash --auth=trust > initdb.log
"$postgres/pg_ctl" -D data -o "-p 5544 -h 127.0.0.1 -k $folder -c fsync=off" -l postgres.log -w start
server=
trap 'kill "$server" 2> /dev/null || true; "$postgres/pg_ctl" -D data -m fast stop > /dev/null' EXIT
"$postgres/createdb" -h 127.0.0.1 -p 5544 -U unleash unleash

cat > server.mjs << END
import { start } from "unleash-server";
await start({
  db: { user: "unleash", host: "127.0.0.1", port: 5544, database: "unleash", password: "unused", ssl: false },
  server: { port: 4242, host: "127.0.0.1" },
  enableOAS: true,
  logLevel: "fatal",
  versionCheck: { enable: false },
  authentication: {
    type: "open-source",
    initApiTokens: [{ environment: "*", projects: ["*"], secret: "$token", type: "admin", tokenName: "trial" }],
  },
});
END
node server.mjs > server.log 2>&1 &
server=$!
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4242/docs/openapi.json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4242
users: { admin: { schemes: { apiKey: "$token" } } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
