import { expect, test } from "vitest";
import { flagIn } from "../../../../scripts/contract-check/rules/lifecycle/stated-flags";
import { runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

test.each([
  ["Stores the file; `hasCertificate` of the student becomes true.", { name: "hasCertificate", value: true }],
  ["`isOpen` is set to `false`.", { name: "isOpen", value: false }],
  ["If it is the last one, `isOpen` becomes false.", undefined],
  ["`isOpen` is shown.", undefined],
  ["Members left out keep their value, `null` clears `note`.", undefined],
  ["An empty text clears `note`.", undefined],
  ["Moves to `closed` need a `reason`; every other move sets `reason` to null.", undefined],
  ["The shop's `isOpen` is true from then on.", { name: "isOpen", value: true }],
  ["`isOpen` is true for shops.", undefined],
  [
    "Makes it active and sets `pausedUntil` to null; any other is refused.",
    { name: "pausedUntil", value: null },
  ],
  ["Sets `isOpen` of the shop to `false`.", { name: "isOpen", value: false }],
  ["Clears `pausedUntil`.", { name: "pausedUntil", value: null }],
  ["Sets `name` to what is sent.", undefined],
])("a text sets a flag in every case: %s", (text, flag) => {
  expect(flagIn(text)).toEqual(flag);
});

const answers = answersOf([400, 404, 405, 415, 422], "detail");
const shop = object({ id: countedId, name: { type: "string" }, isOpen: { type: "boolean" } });

const contract = {
  openapi: "3.1.0",
  info: { title: "Shops", version: "1" },
  paths: {
    "/shops": {
      post: {
        operationId: "createShop",
        ...input(object({ name: { type: "string", minLength: 1, maxLength: 20 } }), { name: "One" }),
        ...answers(201, shop),
      },
    },
    "/shops/{shopId}": { ...inPath("shopId"), get: { operationId: "getShop", ...answers(200, shop) } },
    "/shops/{shopId}/sign": {
      ...inPath("shopId"),
      put: {
        operationId: "putSign",
        description: "`isOpen` of the shop becomes true.",
        ...input(object({ text: { type: "string", minLength: 1, maxLength: 20 } }), { text: "Welcome" }),
        ...answers(200, object({ text: { type: "string" } })),
      },
    },
  },
};

async function flagsOf(isLeftOut: boolean): Promise<string[]> {
  const shops: { id: number; name: string; isOpen: boolean }[] = [];
  const answer = ({ method, path, text }: MockRequest): MockResponse => {
    const [, member, value] = /^\{"(name|text)":"([^"\\]{1,20})"\}$/.exec(text) ?? [];
    if (method === "POST" && path === "/shops") {
      if (member !== "name" || value === undefined) return { status: 422, body: { detail: "No." } };
      const made = { id: shops.length + 1, name: value, isOpen: false };
      shops.push(made);
      return { status: 201, body: made };
    }
    const [, id, sign] = /^\/shops\/(\d{1,7})(\/sign)?$/.exec(path) ?? [];
    const found = shops.find((one) => one.id === Number(id));
    if (!found) return { status: 404, body: { detail: "No." } };
    if (sign === undefined) return { status: 200, body: found };
    if (member !== "text" || value === undefined) return { status: 422, body: { detail: "No." } };
    found.isOpen = !isLeftOut;
    return { status: 200, body: { text: value } };
  };
  const server = await serve(answer);
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings.filter(({ pointer }) => pointer === "/isOpen").map(({ operation }) => operation.id);
}

test("a flag that is not set is found, one that is set is not", async () => {
  expect(await flagsOf(true)).toEqual(["putSign"]);
  expect(await flagsOf(false)).toEqual([]);
});
