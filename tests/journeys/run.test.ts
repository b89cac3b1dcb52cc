import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { groups } from "../../mocks/groups";
import { createHttpBackend, type HttpBackend } from "../../mocks/http/server";
import type { AnyHandler } from "../../mocks/kernel/handlers";
import { startPageServer } from "../../scripts/journeys/page-server";
import { runJourney } from "../../scripts/journeys/run-journey";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { readTransformedPassword } from "../../src/rules/password-transform";
import { phoneSignature } from "../../src/rules/phone-signature";
import { serve } from "../checker/servers/kit";
import { projectRoot } from "../support/project-copy";
import { runScript } from "../support/run-command";

const trial = { name: "free-trial", path: join(projectRoot, "contracts/journeys/free-trial.arazzo.yaml") };
const ends: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Runs the free trial on a back end where one operation has a bug. */
async function runTrial(operationId?: string, handler?: AnyHandler) {
  const page = await startPageServer(defaultSettings.signing);
  const broken = groups.map((group) =>
    operationId !== undefined && handler && operationId in group.handlers
      ? { ...group, handlers: { ...group.handlers, [operationId]: handler } }
      : group,
  );
  const mocks: HttpBackend = createHttpBackend({ groups: broken });
  ends.push(
    () => page.close(),
    () => mocks.close(),
  );
  const backEnd = await mocks.listen(0, "127.0.0.1");
  return runJourney(trial, { backEnd, page: page.address }, projectRoot);
}

test("a journey runs from its first step to its last", { timeout: 120_000 }, async () => {
  const result = await runTrial();
  expect(result.failure).toBeNull();
  expect(result.stepCount).toBeGreaterThan(15);
});

test("the first step whose condition does not hold is reported with the actual value", {
  timeout: 120_000,
}, async () => {
  const real = groups.flatMap(({ handlers }) => handlers["getLicenceInfo"] ?? [])[0];
  const { failure } = await runTrial("getLicenceInfo", (request) => {
    const reply = real?.(request);
    if (reply?.kind !== "success" || typeof reply.data !== "object" || reply.data === null)
      throw new Error("Refused.");
    const { trial: trialState }: { trial?: object } = reply.data;
    return { ...reply, data: { ...reply.data, trial: { ...trialState, state: "converted" } } };
  });
  expect(failure).toMatch(
    /^step trialRuns: .*trial\/state == "running" does not hold; \/data\/trial\/state is "converted" \(GET .*license\/info.*HTTP 200\)/,
  );
});

test("an answer that breaks its contract fails the journey even where no condition looks", {
  timeout: 120_000,
}, async () => {
  const { failure } = await runTrial("checkPhoneExists", () => ({
    kind: "success",
    data: { isExist: "no" },
    headers: undefined,
  }));
  expect(failure).toMatch(/^step register\/ask: /);
});

test("the page's helper computes what the page computes", async () => {
  const page = await startPageServer(defaultSettings.signing);
  ends.push(() => page.close());
  const post = async (path: string, body: object) => {
    const response = await fetch(page.address + path, { method: "POST", body: JSON.stringify(body) });
    return response.status === 200 ? response.json() : null;
  };
  const phone = "13800131299";
  const signed = await post("/page/signature", {
    phone,
    vcode: "sp-1",
    type: "1",
    now: "2026-11-21T10:32:00+08:00",
  });
  expect(signed).toMatchObject({ phone, vcode: "sp-1", type: "1", timestamp: 1_795_228_320_000 });
  expect(signed.signature).toBe(phoneSignature(signed, defaultSettings.signing));
  const { password } = await post("/page/password", { phone, password: "abacus2026" });
  expect(readTransformedPassword(password, phone, defaultSettings.signing)).toBe("abacus2026");
  expect(await post("/page/password", { phone })).toBeNull();
  expect(await post("/page/else", { phone })).toBeNull();
});

test("misuse is one sentence and exit code 2", { timeout: 120_000 }, async () => {
  const misuses = [
    ["--colour", "red"],
    ["--journey", "holiday"],
    ["--base-url", "localhost:4010"],
    ["--folder", "src"],
  ];
  const results = await Promise.all(misuses.map((args) => runScript("run-journeys", args)));
  for (const { code, errors } of results) {
    expect(code).toBe(2);
    expect(errors.trim()).toMatch(/^npm run journeys: [^\n]+\.$/);
  }
  expect(results[1]?.errors).toContain("free-trial");
});

test("against a server that is not there the command says so in one sentence", async () => {
  const server = await serve(() => ({ status: 200 }));
  await server.close();
  const { code, output, errors } = await runScript("run-journeys", ["--base-url", server.url]);
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors.trim()).toBe(
    `npm run journeys: --base-url: nothing answers at ${server.url}; start the server, or correct the address.`,
  );
});

test("against a server that is none of ours the command fails and names journey and step", {
  timeout: 120_000,
}, async () => {
  const server = await serve(() => ({ status: 404, body: {} }));
  const { code, output, errors } = await runScript("run-journeys", [
    ...["--journey", "free-trial", "--base-url", server.url],
  ]);
  await server.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ free-trial +step begin: /m);
  expect(errors).toContain("1 of 1 failed");
});
