#!/usr/bin/env bash
# Repeats the field trial of the contract checker on a vocabulary trainer in Hono, whose document `@hono/zod-openapi` writes.
#
#   scripts/trials/hono.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{}' > package.json
[ -d node_modules/hono ] || npm install --no-audit --no-fund hono @hono/zod-openapi @hono/node-server zod

cat > server.mjs << 'END'
// A trainer for vocabulary, written as the guide of @hono/zod-openapi writes an application.
import { serve } from "@hono/node-server";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";

const tokens = { "alice-token-1": "alice", "bob-token-2": "bob" };

const DeckInput = z
  .object({
    name: z.string().min(1).max(60).openapi({ example: "Irregular verbs" }),
    language: z.enum(["de", "en", "fr", "es"]).openapi({ example: "en" }),
    dailyGoal: z.number().int().min(1).max(200).default(20),
  })
  .openapi("DeckInput");
const Deck = DeckInput.extend({
  id: z.string().uuid(),
  archived: z.boolean(),
  cardCount: z.number().int(),
  createdAt: z.string().datetime(),
}).openapi("Deck");
const CardInput = z
  .object({
    front: z.string().min(1).max(200),
    back: z.string().min(1).max(200),
    tags: z.array(z.string().min(1)).max(5).optional(),
  })
  .openapi("CardInput");
const Card = CardInput.extend({
  id: z.string().uuid(),
  deckId: z.string().uuid(),
  box: z.number().int().min(1).max(5),
  dueAt: z.string().datetime(),
}).openapi("Card");
const Problem = z.object({ code: z.number().int(), message: z.string() }).openapi("Problem");

const json = (schema, description) => ({ content: { "application/json": { schema } }, description });
const body = (schema) => ({ body: { content: { "application/json": { schema } }, required: true } });
const DeckParams = z.object({ deckId: z.string().uuid().openapi({ param: { name: "deckId", in: "path" } }) });
const CardParams = DeckParams.extend({
  cardId: z.string().uuid().openapi({ param: { name: "cardId", in: "path" } }),
});
const refusals = {
  400: json(Problem, "The request is not valid"),
  401: { description: "No valid token" },
};
const refusalsOfOne = { ...refusals, 404: json(Problem, "Not found") };
const security = [{ Bearer: [] }];

const decks = new Map();
const cards = new Map();

const app = new OpenAPIHono({
  defaultHook: (result, c) => {
    if (!result.success) return c.json({ code: 400, message: "Validation error" }, 400);
  },
});
app.openAPIRegistry.registerComponent("securitySchemes", "Bearer", { type: "http", scheme: "bearer" });
app.use("/decks/*", bearerAuth({ verifyToken: (token, c) => {
  c.set("user", tokens[token]);
  return token in tokens;
} }));

const ownDeck = (c) => {
  const deck = decks.get(c.req.valid("param").deckId);
  if (!deck || deck.owner !== c.get("user")) throw new HTTPException(404, { message: "Deck not found" });
  return deck;
};
const ownCard = (c) => {
  const card = cards.get(c.req.valid("param").cardId);
  if (!card || card.deckId !== ownDeck(c).id) throw new HTTPException(404, { message: "Card not found" });
  return card;
};
const cardsOf = (deck) => [...cards.values()].filter((card) => card.deckId === deck.id);
const shown = ({ owner, ...deck }) => ({ ...deck, cardCount: cardsOf(deck).length });

app.openapi(
  createRoute({
    method: "get", path: "/decks", security,
    request: { query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
      language: z.enum(["de", "en", "fr", "es"]).optional(),
      archived: z.enum(["true", "false"]).optional(),
    }) },
    responses: { 200: json(z.object({ items: z.array(Deck), total: z.number().int() }), "The decks"), ...refusals },
  }),
  (c) => {
    const { page, pageSize, language, archived } = c.req.valid("query");
    const found = [...decks.values()].filter((deck) => deck.owner === c.get("user")
      && (!language || deck.language === language) && (!archived || String(deck.archived) === archived));
    return c.json({ items: found.slice((page - 1) * pageSize, page * pageSize).map(shown), total: found.length }, 200);
  },
);

app.openapi(
  createRoute({ method: "post", path: "/decks", security, request: body(DeckInput),
    responses: { 201: json(Deck, "The new deck"), ...refusals } }),
  (c) => {
    const deck = { ...c.req.valid("json"), id: crypto.randomUUID(), archived: false,
      createdAt: new Date().toISOString(), owner: c.get("user") };
    decks.set(deck.id, deck);
    return c.json(shown(deck), 201);
  },
);

app.openapi(
  createRoute({ method: "get", path: "/decks/{deckId}", security, request: { params: DeckParams },
    responses: { 200: json(Deck, "The deck"), ...refusalsOfOne } }),
  (c) => c.json(shown(ownDeck(c)), 200),
);

app.openapi(
  createRoute({ method: "put", path: "/decks/{deckId}", security, request: { params: DeckParams, ...body(DeckInput) },
    responses: { 200: json(Deck, "The changed deck"), ...refusalsOfOne } }),
  (c) => c.json(shown(Object.assign(ownDeck(c), c.req.valid("json"))), 200),
);

app.openapi(
  createRoute({ method: "delete", path: "/decks/{deckId}", security, request: { params: DeckParams },
    responses: { 204: { description: "Deleted" }, ...refusalsOfOne } }),
  (c) => {
    const deck = ownDeck(c);
    for (const card of cardsOf(deck)) cards.delete(card.id);
    decks.delete(deck.id);
    return c.body(null, 204);
  },
);

app.openapi(
  createRoute({ method: "post", path: "/decks/{deckId}/archive", security, request: { params: DeckParams },
    responses: { 200: json(Deck, "The archived deck"), ...refusalsOfOne, 409: json(Problem, "The deck is archived already") } }),
  (c) => {
    const deck = ownDeck(c);
    if (deck.archived) throw new HTTPException(409, { message: "Already archived" });
    deck.archived = true;
    return c.json(shown(deck), 200);
  },
);

app.openapi(
  createRoute({ method: "get", path: "/decks/{deckId}/cards", security,
    request: { params: DeckParams, query: z.object({ tag: z.string().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }) },
    responses: { 200: json(z.array(Card), "The cards"), ...refusalsOfOne } }),
  (c) => {
    const { tag, limit } = c.req.valid("query");
    return c.json(cardsOf(ownDeck(c)).filter((card) => !tag || card.tags?.includes(tag)).slice(0, limit), 200);
  },
);

app.openapi(
  createRoute({ method: "post", path: "/decks/{deckId}/cards", security, request: { params: DeckParams, ...body(CardInput) },
    responses: { 201: json(Card, "The new card"), ...refusalsOfOne } }),
  (c) => {
    const card = { ...c.req.valid("json"), id: crypto.randomUUID(), deckId: ownDeck(c).id, box: 1, dueAt: new Date().toISOString() };
    cards.set(card.id, card);
    return c.json(card, 201);
  },
);

app.openapi(
  createRoute({ method: "get", path: "/decks/{deckId}/cards/{cardId}", security, request: { params: CardParams },
    responses: { 200: json(Card, "The card"), ...refusalsOfOne } }),
  (c) => c.json(ownCard(c), 200),
);

app.openapi(
  createRoute({ method: "patch", path: "/decks/{deckId}/cards/{cardId}", security,
    request: { params: CardParams, ...body(CardInput.partial()) },
    responses: { 200: json(Card, "The changed card"), ...refusalsOfOne } }),
  (c) => c.json(Object.assign(ownCard(c), c.req.valid("json")), 200),
);

app.openapi(
  createRoute({ method: "delete", path: "/decks/{deckId}/cards/{cardId}", security, request: { params: CardParams },
    responses: { 204: { description: "Deleted" }, ...refusalsOfOne } }),
  (c) => {
    cards.delete(ownCard(c).id);
    return c.body(null, 204);
  },
);

app.openapi(
  createRoute({ method: "post", path: "/decks/{deckId}/cards/{cardId}/review", security,
    request: { params: CardParams, ...body(z.object({ correct: z.boolean() })) },
    responses: { 200: json(Card, "The card in its new box"), ...refusalsOfOne } }),
  (c) => {
    const card = ownCard(c);
    card.box = c.req.valid("json").correct ? Math.min(5, card.box + 1) : 1;
    card.dueAt = new Date(Date.now() + 86_400_000 * 2 ** (card.box - 1)).toISOString();
    return c.json(card, 200);
  },
);

app.onError((error, c) => {
  if (error instanceof HTTPException) return error.res ?? c.json({ code: error.status, message: error.message }, error.status);
  return c.json({ code: 500, message: "Internal Server Error" }, 500);
});
app.doc31("/openapi.json", { openapi: "3.1.0", info: { title: "Vocabulary trainer", version: "1.0.0" } });
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 4352 });
END
node server.mjs > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4352/openapi.json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4352
users:
  alice: { schemes: { Bearer: alice-token-1 } }
  bob: { schemes: { Bearer: bob-token-2 } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
