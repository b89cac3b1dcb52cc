import { expect, test } from "vitest";
import { areForEveryone } from "../../../../scripts/contract-check/rules/ownership/cross-user-access";
import { hidesOthers } from "../../../../scripts/contract-check/rules/ownership/judge-attempts";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";
import { type MockResponse, readObject, serve, type Values } from "../../servers/kit";
import { json, object } from "../../servers/schema-parts";

testMutants(notes, [
  ["listNotes shows all", "listNotes", "ownership"],
  ["detail of others", "getNote", "ownership"],
  ["update of others", "updateNote", "ownership"],
  ["delete of others", "deleteNote", "ownership"],
  ["update of others 401", "updateNote", "ownership"],
]);

testMutants(boards, [
  ["others GET", "getBoard", "ownership"],
  ["others PATCH", "updateBoard", "ownership"],
  ["others PUT", "replaceBoard", "ownership"],
  ["others DELETE", "deleteBoard", "ownership"],
  ["others GET cards", "listCards", "ownership"],
  ["others POST cards", "addCard", "ownership"],
  ["others GET cards/", "getCard", "ownership"],
  ["listBoards shows all", "listBoards", "ownership"],
]);

testMutants(concerts, [
  ["anybody releases a hold", "releaseHold", "ownership"],
  ["an order takes anybody's address", "createOrder", "ownership"],
]);

test.each([
  ["What belongs to another company is answered as if it did not exist, with 404.", true],
  ["Other tenants' boards are not found.", true],
  ["What belongs to another company is answered with 403.", false],
  ["Nothing of another agency is ever visible: asking for it by id answers 404.", true],
  ["What does not exist is answered with 404.", false],
])("a text keeps tenants apart where it hides what belongs to others: %s", (text, isHiding) => {
  expect(hidesOthers(text)).toBe(isHiding);
});

test("what a text says everybody sees is no tenant's own", () => {
  const text = "Customers see their own bookings. Locations and spaces are seen by everybody.";
  expect([areForEveryone({ noun: "space" }, text), areForEveryone({ noun: "booking" }, text)]).toEqual([
    true,
    false,
  ]);
});

const text = { type: "string" };
const picturedItem = object({ id: text, name: text });
const answers = (status: number, content: object | undefined) => ({
  [status]: { description: "It.", ...(content && { content }) },
  404: { description: "Not found" },
});
const inPath = [{ name: "thingId", in: "path", required: true, schema: text }];
const picture = { "image/png": { schema: { ...text, format: "binary" } } };
const shop = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  security: [{ bearer: [] }],
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        requestBody: { required: true, content: json(object({ name: text })) },
        responses: answers(201, json(picturedItem)),
      },
    },
    "/things/{thingId}": {
      parameters: inPath,
      get: { operationId: "getThing", responses: answers(200, json(picturedItem)) },
    },
    "/things/{thingId}/picture": {
      parameters: inPath,
      get: { operationId: "getPicture", responses: answers(200, picture) },
      put: {
        operationId: "putPicture",
        requestBody: { required: true, content: picture },
        responses: answers(204, undefined),
      },
    },
  },
};

test("a picture that whoever created the thing does not find either makes the thing nobody's own", async () => {
  const items = new Map<string, Values>();
  const pictures = new Map<string, string>();
  const server = await serve(({ method, path, headers, text: sent }): MockResponse => {
    if (!/^Bearer (ann|bea|cleo)$/.test(String(headers.authorization))) return { status: 401, body: {} };
    const [, , id = "", below] = path.split("/");
    if (id === "") {
      const made = { id: `item-${items.size}`, name: String(readObject(sent)?.["name"]) };
      items.set(made.id, made);
      return { status: 201, body: made };
    }
    if (!items.has(id)) return { status: 404, body: {} };
    if (below === undefined) return { status: 200, body: items.get(id) };
    if (method === "PUT") {
      pictures.set(id, sent);
      return { status: 204 };
    }
    const raw = pictures.get(id);
    return raw === undefined
      ? { status: 404, body: {} }
      : { status: 200, headers: { "content-type": "image/png" }, raw };
  });
  const users = "users: { ann: { schemes: { bearer: ann } }, bea: { schemes: { bearer: bea } } }\n";
  const { findings } = await runOf(shop, users, server.url, "full").run();
  await server.close();
  expect(findings.filter(({ rule }) => rule === "ownership")).toEqual([]);
});
