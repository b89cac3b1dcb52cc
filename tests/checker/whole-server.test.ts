import { expect, test } from "vitest";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { check } from "./run-checker";
import { startFlags } from "./servers/flags-server";

test("names that only lists show open the operations that take them", async () => {
  const server = await startFlags();
  const result = await check("flags", server.url);
  await server.close();
  expect(
    result.findings.map(({ operation, rule, expected, actual }) => [operation.id, rule, expected, actual]),
  ).toEqual([]);
  const succeeded = result.operations.filter((operation) =>
    [...result.coverage.of(operation).codes.keys()].some((code) => code.startsWith("2")),
  );
  expect(succeeded).toEqual(result.operations);
});

test("a switch of the whole server is undone and reported once, and the run goes on", async () => {
  const server = await startFlags("getFlagEnvironment text");
  const result = await check("flags", server.url, { profile: "quick" });
  const { summary } = createReport(result, { seed: 1, profile: "quick", seconds: 1 }, () => undefined);
  expect(summary.switches).toEqual([
    { operationId: "toggleMaintenance", answer: "status 503 maintenance", isUndone: true },
  ]);
  expect(server.isInMaintenance()).toBe(false);
  expect(result.findings.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual([
    "getFlagEnvironment body",
  ]);
  await server.close();
});

test("the page of a web application at a free address is no answer of the API", async () => {
  const server = await startFlags("free addresses show a page");
  const { findings } = await check("flags", server.url, { isSelected: ({ id }) => id === "postNotice" });
  await server.close();
  expect(findings.map(({ operation, rule }) => `${operation.id} ${rule}`)).toEqual([]);
});

test("what the contract does not state itself is a note, counted apart", async () => {
  const server = await startFlags("postNotice takes any content type");
  const result = await check("flags", server.url, {
    profile: "quick",
    isSelected: ({ id }) => id === "postNotice",
  });
  await server.close();
  const report = createReport(result, { seed: 1, profile: "quick", seconds: 1 }, () => undefined);
  expect(report.findings.map(({ operationId, severity }) => `${operationId} ${severity}`)).toEqual([
    "postNotice note",
  ]);
  expect([report.summary.findings, report.summary.notes]).toEqual([0, 1]);
  expect(junitReport(report)).toContain('failures="0"');
});

test("the stack trace of one parser is one finding, which names the other operations", async () => {
  const server = await startFlags("the parser shows its trace");
  const result = await check("flags", server.url, { profile: "quick" });
  await server.close();
  expect(result.findings.map(({ rule }) => rule)).toEqual(["leak"]);
  const named = [result.findings[0]?.operation.id ?? "", ...(result.findings[0]?.also ?? [])];
  for (const id of ["createFlag", "postNotice"]) expect(named.some((one) => one.startsWith(id))).toBe(true);
});

test("an id that is to be kept is in no request that changes anything", async () => {
  const server = await startFlags();
  const changed: string[] = [];
  await check("flags", server.url, {
    profile: "quick",
    keep: new Set(["main"]),
    onExchange: ({ request }) => {
      if (request.method !== "GET" && /\/main(\/|$)/.test(request.url)) changed.push(request.url);
    },
  });
  await server.close();
  expect(changed).toEqual([]);
});
