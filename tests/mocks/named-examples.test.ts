import { expect, test } from "vitest";
import { groups } from "../../mocks/groups";
import { prepareBackEnd } from "../../mocks/kernel/back-end";
import { createKernel } from "../../mocks/kernel/kernel";
import { groups as contractNames, contractPath } from "../../scripts/contracts/groups";
import { loadContract } from "../../scripts/contracts/load";
import { findOperations, record } from "../../scripts/contracts/operations";
import { projectRoot } from "../support/project-copy";
import { everyNth } from "../support/thoroughness";

const backEnd = prepareBackEnd(groups);
const kernel = createKernel({
  groups,
  clock: { mode: "frozen", at: Date.parse("2026-11-21T10:32:00+08:00") },
});

/** Calls an operation with neither parameters nor a body. */
async function call(operationId: string, headers: Record<string, string>) {
  const endpoint = backEnd.endpoints.find((one) => one.operationId === operationId);
  if (!endpoint) throw new Error(`${operationId} is unknown.`);
  const url = `http://shop.test${endpoint.path.replaceAll(/\{[^}]+\}/g, "1")}`;
  const response = await kernel.handle(new Request(url, { method: endpoint.method.toUpperCase(), headers }));
  const body: unknown = JSON.parse(await response.text());
  return { endpoint, status: response.status, headers: response.headers, body };
}

const prefer = (text: string) => ({ prefer: text });

/** Read from the hand-written contracts, without what the generator makes of them. */
const written = contractNames.flatMap((group) =>
  findOperations(loadContract(contractPath(projectRoot, group), projectRoot)).flatMap(({ operation }) =>
    Object.values(record(operation["responses"])).flatMap((response) =>
      Object.values(record(record(response)["content"])).flatMap((media) =>
        Object.entries(record(record(media)["examples"])).map(([name, example]) => ({
          operationId: String(operation["operationId"]),
          name,
          value: record(example)["value"],
        })),
      ),
    ),
  ),
);

test("every named example of every contract is answered by its name, and fits its contract", async () => {
  expect(written.length).toBeGreaterThan(700);
  // Compiling a validator takes most of the time, and the linter checks the same values against their schemas.
  const checked = new Set(everyNth(backEnd.endpoints, 12).map(({ operationId }) => operationId));
  for (const { operationId, name, value } of written) {
    const place = `${operationId} ${name}`;
    const { endpoint, status, headers, body } = await call(operationId, prefer(`example=${name}`));
    expect(body, place).toEqual(value);
    expect(headers.get("preference-applied"), place).toBe(`example=${name}`);
    if (!checked.has(operationId)) continue;
    const [media] = endpoint.responses.get(status)?.media ?? [];
    expect(media?.validator()(body), place).toBeNull();
  }
});

test("an example changes nothing in the world and is no violation", () => {
  expect(kernel.world.journal.steps).toEqual([]);
  expect(() => kernel.expectNoViolations()).not.toThrow();
});

test("an example can be had by its code, its detailed code, and by both code and name", async () => {
  const [plain, detailed, both] = await Promise.all([
    call("loginAccount", prefer("code=422")),
    call("loginAccount", prefer("code=20011")),
    call("loginAccount", prefer('code=200; why="test", example="signedIn"')),
  ]);
  expect(plain.body).toMatchObject({ code: 422, success: false });
  expect(detailed.body).toMatchObject({ errcode: 20011 });
  expect(both.body).toMatchObject({ code: 200, success: true });
  expect(both.headers.get("preference-applied")).toBe("example=signedIn, code=200");
});

test.each([
  ["example=nothing", 'logoutAccount has no example called "nothing"; there are '],
  ["code=418", "logoutAccount has no example with code 418; there are "],
  ["example=nothing, code=x", 'logoutAccount has no example called "nothing" with code x; there are '],
  ["wait=soon", "Prefer: wait=soon is no time; write seconds up to 120, such as wait=2."],
  ["wait=500", "Prefer: wait=500 is no time; write seconds up to 120, such as wait=2."],
])("Prefer: %s is refused with one sentence", async (text, sentence) => {
  const { status, headers, body } = await call("logoutAccount", prefer(text));
  expect(status).toBe(400);
  expect(record(body)["msg"]).toContain(sentence);
  expect(headers.has("preference-applied")).toBe(false);
});

test("preferences of other names, and those after a first of the same name, are ignored", async () => {
  const { headers } = await call("listNews", prefer("return=minimal, respond-async"));
  expect(headers.has("preference-applied")).toBe(false);
  const first = await call("logoutAccount", prefer("Code=200, code=999"));
  expect(first.headers.get("preference-applied")).toBe("code=200");
});

test("x-mock gives examples too, to one operation or to all that have one", async () => {
  const { body } = await call("loginAccount", { "x-mock": "fault:loginAccount=code(422)" });
  expect(body).toMatchObject({ code: 422 });
  const other = await call("checkPhoneExists", { "x-mock": "fault:*=example(notAgent)" });
  expect(other.body).not.toMatchObject({ data: { user: expect.anything() } });
  const unknown = await call("loginAccount", { "x-mock": "fault:loginAccount=example(nothing)" });
  expect(record(unknown.body)["msg"]).toContain("names no example of loginAccount; there are signedIn (200)");
  const nobody = await call("loginAccount", { "x-mock": "fault:*=example(no-such)" });
  expect(record(nobody.body)["msg"]).toContain("names an example that no operation has");
});
