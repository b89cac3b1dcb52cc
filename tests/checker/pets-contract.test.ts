import { expect, test } from "vitest";
import { CheckProblem } from "../../scripts/contract-check/lib/problem";
import { createReport } from "../../scripts/contract-check/report/report";
import { expectReplays } from "./replay";
import { check } from "./run-checker";
import { startPets } from "./servers/pets-server";

test("text bodies, forms, discriminators, webhooks and server variables cause no findings on a correct server", async () => {
  const server = await startPets();
  for (const seed of [1, 2, 3]) {
    const result = await check("pets", server.url, { seed });
    expect(
      result.findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
    ).toEqual([]);
    const { summary } = createReport(result, { seed, profile: "full", seconds: 1 }, () => undefined);
    expect(summary.coverage.reached / summary.coverage.constraints).toBeGreaterThan(0.85);
  }
  await server.close();
});

test.each([
  ["addPet takes barking cats", "addPet", "refusal"],
  ["addPet knows no cats", "addPet", "body"],
  ["putNote takes long notes", "putNote", "refusal"],
  ["putNote takes anything", "putNote", "refusal"],
])("%s is found", async (bug, operationId, rule) => {
  const server = await startPets(bug);
  const result = await check("pets", server.url);
  await server.close();
  expect([...new Set(result.findings.map((one) => `${one.operation.id} ${one.rule}`))]).toEqual([
    `${operationId} ${rule}`,
  ]);
  await expectReplays("pets", result, server.url, () => startPets(bug));
});

test("a base URL that includes the contract's path does not get it twice", async () => {
  const server = await startPets();
  const urls = new Set<string>();
  await check("pets", `${server.url}/live/v2`, {
    isSelected: ({ id }) => id === "getHealth",
    onExchange: ({ request }) => urls.add(request.url),
  });
  await server.close();
  expect([...urls]).toContain(`${server.url}/live/v2/health`);
});

test("a base URL where every operation responds 404 is reported as such", async () => {
  const server = await startPets();
  await expect(check("pets", `${server.url}/elsewhere`)).rejects.toThrow(
    new CheckProblem(
      `Nothing is found at ${server.url}/elsewhere/live/v2: every operation is answered with 404; mend --base-url, which the path of the contract's servers entry is put behind.`,
    ),
  );
  await server.close();
});
