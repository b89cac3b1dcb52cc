import { expect, test } from "vitest";
import { junitReport } from "../../scripts/contract-check/report/junit";
import { createReport } from "../../scripts/contract-check/report/report";
import { check } from "./run-checker";
import { startFlags } from "./servers/flags-server";

const facts = { seed: 1, profile: "quick", seconds: 1 };

test("JUnit XML holds no character that XML cannot contain, whatever a server answered", async () => {
  const server = await startFlags("getFlagEnvironment text");
  const result = await check("flags", server.url, {
    profile: "quick",
    isSelected: ({ id }) => /^(getProjects|createFlag|getFlagEnvironment)$/.test(id),
  });
  await server.close();
  const [finding] = result.findings;
  if (!finding) throw new Error("nothing was found");
  finding.actual = "a \u0000 and a \ud800 & <b>";
  const text = junitReport(createReport(result, facts, () => undefined));
  expect(text).toContain("came: a ? and a ? &amp; &lt;b&gt;");
  expect(text).toContain('<testsuites name="contract check" failures="1"');
});
