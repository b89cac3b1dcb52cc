import { expect, test } from "vitest";
import { runOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";
import { shelfContract, shelves } from "../../servers/shelves-server";

testParcelDefects(["getMyAddress", "putMyAddress"], ["a second write of an address is 201"]);

const album = object({ id: countedId });
const cover = object({ colour: { type: "string", enum: ["red", "blue"] } });
const answer = answersOf([400, 404, 415]);
const ofAlbum = inPath("albumId");

const contract = {
  openapi: "3.1.0",
  info: { title: "Albums", version: "1" },
  paths: {
    "/albums": { post: { operationId: "createAlbum", ...answer(201, album) } },
    "/albums/{albumId}": { ...ofAlbum, get: { operationId: "getAlbum", ...answer(200, album) } },
    "/albums/{albumId}/cover": {
      ...ofAlbum,
      get: { operationId: "getCover", ...answer(200, cover) },
      put: {
        operationId: "putCover",
        description: "The first cover is answered with 201, one that replaces another with 200.",
        ...input(cover, { colour: "red" }),
        responses: { ...answer(200, cover).responses, ...answer(201, cover).responses },
      },
    },
  },
};

/** @param statusOf that of a cover, by whether there was one before */
function albums(statusOf: (isReplaced: boolean) => number) {
  const covers = new Map<string, unknown>();
  let count = 0;
  return ({ method, path, text }: MockRequest): MockResponse => {
    const [, kind, key = "", part] = path.split("/");
    if (kind !== "albums") return { status: 404, body: {} };
    if (key === "" && method === "POST") {
      count += 1;
      return { status: 201, body: { id: count } };
    }
    if (!/^[1-9]\d*$/.test(key) || Number(key) > count) return { status: 404, body: {} };
    if (part === undefined) return { status: 200, body: { id: Number(key) } };
    const before = covers.get(key);
    if (method === "GET") return before ? { status: 200, body: before } : { status: 404, body: {} };
    const sent: unknown = /^\{"colour":"(red|blue)"\}$/.test(text) ? JSON.parse(text) : undefined;
    if (!sent) return { status: 400, body: {} };
    covers.set(key, sent);
    return { status: statusOf(before !== undefined), body: sent };
  };
}

async function findingsOf(statusOf: (isReplaced: boolean) => number): Promise<string[]> {
  const server = await serve(albums(statusOf));
  const { findings } = await runOf(contract, "headers: { x-run: check }", server.url, "full").run();
  await server.close();
  return findings
    .filter(({ rule }) => rule === "creation-status")
    .map(({ operation, expected }) => `${operation.id}: ${expected}`);
}

test("the first cover of an album is answered with 201, the next with another success", async () => {
  expect(await findingsOf((isReplaced) => (isReplaced ? 200 : 201))).toEqual([]);
});

test("a first cover without 201, and a replacement with it, are reported", async () => {
  expect(await findingsOf(() => 200)).toEqual(["putCover: 201 for what did not exist before"]);
  expect(await findingsOf(() => 201)).toEqual(["putCover: no 201 for what existed before"]);
});

test.each([
  [201, []],
  [200, ["putSlot: 201 for what did not exist before"]],
])(
  "a part that only its new parent shows, which has none, is created with 201: %s",
  async (status, found) => {
    const server = await serve(shelves(status));
    const { findings } = await runOf(
      shelfContract(false),
      "headers: { x-run: check }",
      server.url,
      "full",
    ).run();
    await server.close();
    const ofStatus = findings.filter(({ rule }) => rule === "creation-status");
    expect(ofStatus.map(({ operation, expected }) => `${operation.id}: ${expected}`)).toEqual(found);
  },
);
