#!/usr/bin/env bash
# Repeats the field trial of the contract checker on a small Fastify application, whose contract its own OpenAPI plugin
# writes and whose input its own validator judges.
#
#   scripts/trials/fastify.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{}' > package.json
[ -d node_modules/fastify ] || npm install --no-audit --no-fund fastify @fastify/swagger

cat > server.mjs << 'END'
import Fastify from "fastify";
import swagger from "@fastify/swagger";
const app = Fastify();
await app.register(swagger, { openapi: { openapi: "3.0.3", info: { title: "Shelf", version: "1" }, components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "x-api-key" } } }, security: [{ key: [] }] } });
const users = { "alice-key-1": "alice", "bob-key-2": "bob" };
app.addHook("onRequest", async (request, reply) => {
  if (request.url.startsWith("/openapi")) return;
  const user = users[request.headers["x-api-key"]];
  if (!user) return reply.code(401).send({ statusCode: 401, error: "Unauthorized", message: "no key" });
  request.user = user;
});
const problem = { type: "object", properties: { statusCode: { type: "integer" }, error: { type: "string" }, message: { type: "string" }, code: { type: "string" } } };
const refusals = { 400: problem, 401: problem, 404: problem };
const book = { type: "object", required: ["id", "title", "pages", "tags"], properties: { id: { type: "integer" }, title: { type: "string" }, pages: { type: "integer" }, tags: { type: "array", items: { type: "string" } }, isbn: { type: "string" } } };
const input = { type: "object", required: ["title", "pages"], additionalProperties: false, properties: { title: { type: "string", minLength: 1, maxLength: 80 }, pages: { type: "integer", minimum: 1, maximum: 9999 }, tags: { type: "array", items: { type: "string", minLength: 1 }, maxItems: 5 }, isbn: { type: "string", pattern: "^[0-9]{13}$" } } };
const id = { type: "object", required: ["id"], properties: { id: { type: "integer", minimum: 1 } } };
await app.register(async (api) => {
  const books = new Map(); let last = 0;
  const own = (request) => { const found = books.get(request.params.id); return found && found.owner === request.user ? found : undefined; };
  const show = ({ owner, ...rest }) => rest;
  const missing = (reply) => reply.code(404).send({ statusCode: 404, error: "Not Found", message: "no such book" });
  api.get("/books", { schema: { operationId: "listBooks", querystring: { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 50, default: 20 }, offset: { type: "integer", minimum: 0, default: 0 }, tag: { type: "string" } } }, response: { 200: { type: "object", required: ["items", "total"], properties: { items: { type: "array", items: book }, total: { type: "integer" } } }, ...refusals } } },
    async (request) => { const all = [...books.values()].filter((one) => one.owner === request.user && (!request.query.tag || one.tags.includes(request.query.tag))); return { items: all.slice(request.query.offset, request.query.offset + request.query.limit).map(show), total: all.length }; });
  api.post("/books", { schema: { operationId: "createBook", body: input, response: { 201: book, ...refusals } } },
    async (request, reply) => { last += 1; const made = { tags: [], ...request.body, id: last, owner: request.user }; books.set(last, made); return reply.code(201).send(show(made)); });
  api.get("/books/:id", { schema: { operationId: "getBook", params: id, response: { 200: book, ...refusals } } }, async (request, reply) => { const found = own(request); return found ? show(found) : missing(reply); });
  api.put("/books/:id", { schema: { operationId: "replaceBook", params: id, body: input, response: { 200: book, ...refusals } } }, async (request, reply) => { const found = own(request); if (!found) return missing(reply); const next = { tags: [], ...request.body, id: found.id, owner: found.owner }; books.set(found.id, next); return show(next); });
  api.delete("/books/:id", { schema: { operationId: "deleteBook", params: id, response: { 204: { type: "null" }, ...refusals } } }, async (request, reply) => { const found = own(request); if (!found) return missing(reply); books.delete(found.id); return reply.code(204).send(); });
  api.post("/books/:id/reviews", { schema: { operationId: "createReview", params: id, body: { type: "object", required: ["stars"], additionalProperties: false, properties: { stars: { type: "integer", minimum: 1, maximum: 5 }, text: { type: "string", maxLength: 200 } } }, response: { 201: { type: "object", required: ["stars"], properties: { stars: { type: "integer" }, text: { type: "string" } } }, ...refusals } } }, async (request, reply) => { if (!own(request)) return missing(reply); return reply.code(201).send(request.body); });
  api.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
});
await app.listen({ port: 4343, host: "127.0.0.1" });
END
node server.mjs > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4343/openapi.json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4343
users:
  alice: { schemes: { key: alice-key-1 } }
  bob: { schemes: { key: bob-key-2 } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
