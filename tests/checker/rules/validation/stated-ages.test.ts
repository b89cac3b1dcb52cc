import { expect, test } from "vitest";
import { statedAge } from "../../../../scripts/contract-check/rules/validation/stated-ages";
import { runOf } from "../../inline-contract";
import { readObject, serve } from "../../servers/kit";
import { answersOf, countedId, input, object } from "../../servers/schema-parts";

const open = ["emergencyContact", "guardian"];

test.each([
  [
    "Children who have not yet turned 14 need an emergency contact; without one it is a 422.",
    { years: 14, needed: "emergencyContact" },
  ],
  ["Members must be at least 16 years old (422 otherwise).", { years: 16, needed: undefined }],
  ["Anybody younger than 18 is refused with 422.", { years: 18, needed: undefined }],
  ["Minors under 18 must name a guardian.", { years: 18, needed: "guardian" }],
  ["Whoever is under 18 gets 30 percent off.", undefined],
  ["Orders under 20 euros are refused for adults.", undefined],
  ["At least 2 items.", undefined],
])("a text sets an age: %s", (text, age) => {
  expect(statedAge(text, open)).toEqual(age);
});

const bornOn = { type: "string", format: "date" };
const member = object({ id: countedId, bornOn });
const text = { type: "string", minLength: 1, maxLength: 20 };
const registration = object({ bornOn, guardian: text }, ["bornOn"]);

const contract = {
  openapi: "3.1.0",
  info: { title: "Club", version: "1" },
  paths: {
    "/members": {
      post: {
        operationId: "createMember",
        description: "Who is younger than 14 years needs a guardian; without one it is a 422.",
        ...input(registration, { bornOn: "1990-05-01" }),
        ...answersOf([400, 404, 415, 422], "detail")(201, member),
      },
    },
  },
};

/** What a run finds where the server has another age in mind. */
async function foundAt(years: number): Promise<string[]> {
  let count = 0;
  const detail = (status: number) => ({ status, body: { detail: "No." } });
  const server = await serve(({ method, path, headers, text: sent }) => {
    if (path !== "/members") return detail(404);
    if (method !== "POST") return { ...detail(405), headers: { allow: "POST" } };
    if (!headers["content-type"]?.startsWith("application/json")) return detail(415);
    const { bornOn: born, guardian, ...others } = readObject(sent) ?? {};
    const isDate = typeof born === "string" && /^\d{4}-\d\d-\d\d$/.test(born);
    const date = isDate ? new Date(born) : new Date(Number.NaN);
    const isGuarded = typeof guardian === "string" && guardian !== "" && [...guardian].length <= 20;
    const isRead = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(String(born));
    if (!isRead || Object.keys(others).length > 0 || (guardian !== undefined && !isGuarded))
      return detail(400);
    const birthday = new Date(date);
    birthday.setUTCFullYear(date.getUTCFullYear() + years);
    if (birthday.getTime() > Date.now() && !isGuarded) return detail(422);
    count += 1;
    return { status: 201, body: { id: count, bornOn: born } };
  });
  const { findings } = await runOf(contract, "users: { ann: {} }\n", server.url, "full").run();
  await server.close();
  return findings.filter(({ cause }) => cause === "age").map(({ rule }) => rule);
}

test("who has not reached a stated age is refused without what the text asks of them, and nobody else is", async () => {
  expect(await foundAt(14)).toEqual([]);
  expect(await foundAt(13)).toEqual(["refusal"]);
  expect(await foundAt(15)).toEqual(["acceptance"]);
});
