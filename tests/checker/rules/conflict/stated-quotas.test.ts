import { expect, test } from "vitest";
import { flagsOf, quotaIn } from "../../../../scripts/contract-check/rules/conflict/stated-quotas";
import { operationsOf, runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, readObject, serve } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

test.each([
  ["An animal has at most five open reminders (409 `TOO_MANY`).", "reminder", 5],
  ["More than 3 webhooks are refused.", "webhook", 3],
  ["A customer has five bikes at most (409).", "bike", 5],
  ["The buyer has fewer than three pending orders (409).", "order", 3],
  ["There may be six types to an event (409).", "type", 6],
  ["A customer can have six reservations at a time, the seventh is a 409.", "reservation", 6],
  ["A bike can have two wheels.", "wheel", undefined],
  ["A bike has two wheels.", "wheel", undefined],
  ["At most 40 characters.", "webhook", undefined],
])("a text says how many there may be: %s", (text, noun, quota) => {
  expect(quotaIn(text, noun)).toBe(quota);
});

test("a quota of what is marked counts what is marked alone", () => {
  const pin = operationsOf({
    "/notes": {
      post: {
        operationId: "createNote",
        description: "At most three notes are pinned (409).",
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  title: { type: "string" },
                  pinned: { type: "boolean" },
                  open: { type: "boolean" },
                },
              },
            },
          },
        },
        responses: { "201": { description: "Created." }, "409": { description: "Conflict." } },
      },
    },
  })("createNote");
  expect(flagsOf(pin, pin.text, "note")).toEqual({ pinned: true });
});

/** A board without marks, of which there may be one note. */
const single = (board: object) =>
  JSON.parse(JSON.stringify(board).replace("at most one pinned note", "at most one note"));

const pinned = { type: "boolean" };
const note = object({ id: { type: "string" }, title: { type: "string" }, pinned });
const title = { type: "string", minLength: 1, maxLength: 60 };
const input = object({ title, pinned: { ...pinned, default: false } }, ["title"]);
const shown = (schema: object) => ({ description: "It.", content: json(schema) });
const board = {
  openapi: "3.1.0",
  info: { title: "Board", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/notes": {
      get: {
        operationId: "listNotes",
        responses: {
          "200": shown(object({ items: { type: "array", items: note } })),
          "401": { description: "Not signed in." },
        },
      },
      post: {
        operationId: "createNote",
        description: "A user has at most one pinned note.",
        requestBody: { required: true, content: json(input) },
        responses: {
          "201": shown(note),
          "400": { description: "Invalid." },
          "401": { description: "Not signed in." },
          "409": { description: "Conflict." },
        },
      },
    },
  },
};

test.each([
  ["takes the mark from the one before", true, []],
  ["leaves the one before marked", false, ["createNote"]],
])("a quota of what is marked holds where a new one %s", async (_, takesMark, expected) => {
  let notes: { id: string; title: unknown; pinned: boolean }[] = [];
  const create = (text: string): MockResponse => {
    const { title, pinned = false, ...others } = readObject(text) ?? {};
    const isTitle = typeof title === "string" && title.length > 0 && title.length <= 60;
    if (!isTitle || typeof pinned !== "boolean" || Object.keys(others).length > 0)
      return { status: 400, body: {} };
    if (pinned && takesMark) notes = notes.map((one) => ({ ...one, pinned: false }));
    const created = { id: `n${notes.length}`, title, pinned };
    notes.push(created);
    return { status: 201, body: created };
  };
  const server = await serve(({ method, text, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    return method === "POST" ? create(text) : { status: 200, body: { items: notes } };
  });
  const run = runOf(board, "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  const ofQuota = findings.filter(({ cause }) => cause === "quota");
  expect(ofQuota.map(({ operation }) => operation.id)).toEqual(expected);
});

test.each([
  ["takes the place of the one before", true, []],
  ["stays beside the one before", false, ["createNote"]],
])("a quota holds where a further one %s", async (_, replaces, expected) => {
  let notes: object[] = [];
  let count = 0;
  const server = await serve(({ method, text, headers }: MockRequest): MockResponse => {
    if (headers.authorization !== "Bearer ann") return { status: 401, body: {} };
    if (method !== "POST") return { status: 200, body: { items: notes } };
    const { title: sent, pinned: isPinned = false } = readObject(text) ?? {};
    if (typeof sent !== "string" || sent === "" || typeof isPinned !== "boolean")
      return { status: 400, body: {} };
    count += 1;
    const created = { id: `n${count}`, title: sent, pinned: isPinned };
    notes = [...(replaces ? [] : notes), created];
    return { status: 201, body: created };
  });
  const run = runOf(single(board), "users:\n  ann: { schemes: { bearer: ann } }\n", server.url);
  const { findings } = await run.run();
  await server.close();
  const ofQuota = findings.filter(({ cause }) => cause === "quota");
  expect(ofQuota.map(({ operation }) => operation.id)).toEqual(expected);
});
