import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards } from "../../rule-tests";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

testMutants(boards, [
  ["listCards of all", "listCards", "listed"],
  ["getCard anywhere", "getCard", "not-found", "ownership"],
]);

const shelf = object({ id: countedId });
const slot = object({ no: countedId, colour: { type: "string", enum: ["red", "blue"] } });
const answer = answersOf([400, 404, 415]);
const slotPath = {
  parameters: ["shelfId", "slotNo"].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1, maximum: 99 },
  })),
};

const contract = {
  openapi: "3.1.0",
  info: { title: "Shelves", version: "1" },
  paths: {
    "/shelves": { post: { operationId: "createShelf", ...answer(201, shelf) } },
    "/shelves/{shelfId}": { ...inPath("shelfId"), get: { operationId: "getShelf", ...answer(200, shelf) } },
    "/shelves/{shelfId}/slots/{slotNo}": {
      ...slotPath,
      get: { operationId: "getSlot", ...answer(200, slot) },
      put: {
        operationId: "putSlot",
        ...input(object({ colour: { type: "string", enum: ["red", "blue"] } }), { colour: "red" }),
        responses: { ...answer(200, slot).responses, ...answer(201, slot).responses },
      },
    },
  },
};

/** Slots are created at the address that the client chooses, on each shelf by themselves. */
function shelves() {
  const slots = new Map<string, unknown>();
  let count = 0;
  return ({ method, path, text }: MockRequest): MockResponse => {
    const [, , id = "", , no = ""] = path.split("/");
    if (id === "" && method === "POST") {
      count += 1;
      return { status: 201, body: { id: count } };
    }
    if (!/^[1-9]\d*$/.test(id) || Number(id) > count) return { status: 404, body: {} };
    if (no === "") return { status: 200, body: { id: Number(id) } };
    if (!/^[1-9]\d?$/.test(no)) return { status: 404, body: {} };
    const before = slots.get(path);
    if (method === "GET") return before ? { status: 200, body: before } : { status: 404, body: {} };
    const [, colour] = /^\{"colour":"(red|blue)"\}$/.exec(text) ?? [];
    if (colour === undefined) return { status: 400, body: {} };
    slots.set(path, { no: Number(no), colour });
    return { status: before ? 200 : 201, body: slots.get(path) };
  };
}

test("a PUT that creates may use a new number, and the same one again below another parent", async () => {
  const server = await serve(shelves());
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  expect(findings.filter(({ rule }) => rule === "not-found").map(({ expected }) => expected)).toEqual([]);
});
