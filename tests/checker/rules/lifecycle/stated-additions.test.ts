import { expect, test } from "vitest";
import {
  additionIn,
  type StatedAddition,
} from "../../../../scripts/contract-check/rules/lifecycle/stated-additions";
import { operationsOf, runOf } from "../../inline-contract";
import { type MockRequest, type MockResponse, serve } from "../../servers/kit";
import { answersOf, countedId, inPath, input, object } from "../../servers/schema-parts";

const amount = { type: "integer", minimum: 1, maximum: 500 };

test.each<[string, StatedAddition | undefined]>([
  [
    "Adds the amount to `paidCents`; a paid one is refused.",
    { amount: "amountCents", total: "paidCents", isTaken: false },
  ],
  [
    "`amountCents` is added to the account's `balance`.",
    { amount: "amountCents", total: "balance", isTaken: false },
  ],
  ["Raises `balance` by the amount.", { amount: "amountCents", total: "balance", isTaken: false }],
  ["Takes the amount from `balance`.", { amount: "amountCents", total: "balance", isTaken: true }],
  ["Lowers `balance` by `amountCents`.", { amount: "amountCents", total: "balance", isTaken: true }],
  ["When it is open, adds the amount to `paidCents`.", undefined],
  ["Adds a note to `notes`.", undefined],
  ["Adds the member to `team`.", undefined],
])("a text says what is added in every case: %s", (description, addition) => {
  const schema = object({ amountCents: amount, note: { type: "string" } });
  const post = {
    operationId: "pay",
    description,
    ...input(schema, { amountCents: 5, note: "" }),
    responses: {},
  };
  expect(additionIn(operationsOf({ "/pay": { post } })("pay"))).toEqual(addition);
});

const answers = answersOf([400, 404, 405, 415, 422], "detail");
const jar = object({ id: countedId, name: { type: "string" }, cents: { type: "integer" } });

const contract = {
  openapi: "3.1.0",
  info: { title: "Jars", version: "1" },
  paths: {
    "/jars": {
      post: {
        operationId: "createJar",
        ...input(object({ name: { type: "string", minLength: 1, maxLength: 20 } }), { name: "One" }),
        ...answers(201, jar),
      },
    },
    "/jars/{jarId}": { ...inPath("jarId"), get: { operationId: "getJar", ...answers(200, jar) } },
    "/jars/{jarId}/coins": {
      ...inPath("jarId"),
      post: {
        operationId: "putCoins",
        description: "Adds the amount to `cents`.",
        ...input(object({ amountCents: amount }), { amountCents: 20 }),
        ...answers(200, object({ amountCents: amount })),
      },
    },
  },
};

async function findingsOf(isReplaced: boolean): Promise<string[]> {
  const jars: { id: number; name: string; cents: number }[] = [];
  const server = await serve(({ method, path, text }: MockRequest): MockResponse => {
    const refuse = (status: number): MockResponse => ({ status, body: { detail: "No." } });
    if (method === "POST" && path === "/jars") {
      const [, name] = /^\{"name":"([^"\\]{1,20})"\}$/.exec(text) ?? [];
      if (name === undefined) return refuse(422);
      const made = { id: jars.length + 1, name, cents: 0 };
      jars.push(made);
      return { status: 201, body: made };
    }
    const [, id, coins] = /^\/jars\/(\d{1,7})(\/coins)?$/.exec(path) ?? [];
    const found = jars.find((one) => one.id === Number(id));
    if (!found) return refuse(404);
    if (coins === undefined) return { status: 200, body: found };
    const [, cents] = /^\{"amountCents":(\d{1,3})\}$/.exec(text) ?? [];
    if (cents === undefined || Number(cents) < 1 || Number(cents) > 500) return refuse(422);
    found.cents = (isReplaced ? 0 : found.cents) + Number(cents);
    return { status: 200, body: { amountCents: Number(cents) } };
  });
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings.filter(({ pointer }) => pointer === "/cents").map(({ operation }) => operation.id);
}

test("a number that is replaced instead of added to is found, one that is added to is not", async () => {
  expect(await findingsOf(true)).toEqual(["putCoins"]);
  expect(await findingsOf(false)).toEqual([]);
});
