import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateGroup } from "../../scripts/contracts/generate-group";
import { ContractProblems } from "../../scripts/contracts/problem";
import { projectCopy, projectRoot } from "../support/project-copy";
import { runScript } from "../support/run-command";
import { changed, contractFolder, lineIn, smallContract } from "./small-contract";

test("a contract generated twice is the same to the byte", { timeout: 30_000 }, async () => {
  const first = await generateGroup(projectRoot, "content");
  const second = await generateGroup(projectRoot, "content");
  expect(second).toEqual(first);
  expect(first.map(({ path }) => path)).toEqual([
    "src/generated/content.ts",
    "src/generated/content.contract.json",
  ]);
});

test("what is generated does not depend on where the project stands", async () => {
  const here = await generateGroup(contractFolder(), "content");
  const there = await generateGroup(contractFolder(), "content");
  expect(there).toEqual(here);
});

test("an invalid contract generates nothing and is reported with its location", async () => {
  const text = changed(smallContract, "common/parameters.yaml#/Id", "common/parameters.yaml#/Number");
  const attempt = generateGroup(contractFolder(text), "content");
  await expect(attempt).rejects.toThrow(ContractProblems);
  await expect(attempt).rejects.toThrow(
    `contracts/content.yaml:${lineIn(text, "#/Number")}: the reference common/parameters.yaml#/Number leads nowhere.`,
  );
});

test("a property knows its own line, also when it is called like a keyword", async () => {
  const text = `${smallContract}        summary: { type: string }\n        example: { type: string }\n`;
  const [, model] = await generateGroup(contractFolder(text), "content");
  const { lines } = Object(JSON.parse(model?.text ?? ""));
  for (const name of ["id", "name", "summary", "example"]) {
    expect(lines[`/$defs/Thing/properties/${name}`]).toBe(
      `contracts/content.yaml:${lineIn(text, `        ${name}: { type`)}`,
    );
  }
});

test("the check names every stale file, changes none, and exits with 1", { timeout: 120_000 }, async () => {
  const copy = projectCopy([
    "contracts/content.yaml",
    "contracts/common",
    "scripts",
    "src/generated/content.ts",
    "src/generated/content.contract.json",
    "package.json",
  ]);
  const types = join(copy, "src/generated/content.ts");
  const model = join(copy, "src/generated/content.contract.json");
  const check = () => runScript("generate", ["--check"], { folder: copy });

  expect(await check()).toMatchObject({ code: 0, errors: "" });

  writeFileSync(types, "// By hand.\n");
  expect(await check()).toEqual({
    code: 1,
    output: "",
    errors:
      "src/generated/content.ts: does not match the contract; run npm run generate and commit the result.\n",
  });

  rmSync(model);
  const { code, errors } = await check();
  expect(code).toBe(1);
  expect(errors).toContain("src/generated/content.ts, src/generated/content.contract.json: does not match");
  expect(readFileSync(types, "utf8")).toBe("// By hand.\n");

  const result = await runScript("generate", [], { folder: copy });
  expect(result.output).toContain("wrote src/generated/content.ts, src/generated/content.contract.json");
  for (const name of ["content.ts", "content.contract.json"]) {
    expect(readFileSync(join(copy, "src/generated", name), "utf8")).toBe(
      readFileSync(join(projectRoot, "src/generated", name), "utf8"),
    );
  }
});

test("what no contract generates any more is named by the check and taken away by generating", {
  timeout: 120_000,
}, async () => {
  const copy = projectCopy(["contracts/content.yaml", "contracts/common", "scripts", "package.json"]);
  await runScript("generate", [], { folder: copy });
  writeFileSync(join(copy, "src/generated/gone.ts"), "export {};\n");
  const checked = await runScript("generate", ["--check"], { folder: copy });
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.errors).toContain("src/generated/gone.ts: no contract generates this any more");
  expect(await runScript("generate", [], { folder: copy })).toMatchObject({ code: 0 });
  expect(await runScript("generate", ["--check"], { folder: copy })).toMatchObject({ code: 0, errors: "" });
});
