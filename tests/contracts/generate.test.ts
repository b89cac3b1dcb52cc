import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateAll } from "../../scripts/contracts/generate-all";
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

/** The contract of content alone, with or without what is generated from it. */
const contractAlone = ["contracts/content.yaml", "contracts/common"];
const generated = ["src/generated/content.ts", "src/generated/content.contract.json"];

test("the check names every stale file and changes none; generating writes them", async () => {
  const copy = projectCopy([...contractAlone, ...generated]);
  const types = join(copy, "src/generated/content.ts");
  const stale = (files: string) =>
    `${files}: does not match the contract; run npm run generate and commit the result.`;
  expect(await generateAll(copy, true)).toEqual([
    "generate: everything matches the contracts (1 of 7 groups written)",
  ]);

  writeFileSync(types, "// By hand.\n");
  await expect(generateAll(copy, true)).rejects.toThrow(stale("src/generated/content.ts"));
  rmSync(join(copy, "src/generated/content.contract.json"));
  await expect(generateAll(copy, true)).rejects.toThrow(stale(generated.join(", ")));
  expect(readFileSync(types, "utf8")).toBe("// By hand.\n");

  expect(await generateAll(copy, false)).toEqual([
    `generate: wrote ${generated.join(", ")} (1 of 7 groups written)`,
  ]);
  for (const path of generated)
    expect(readFileSync(join(copy, path), "utf8")).toBe(readFileSync(join(projectRoot, path), "utf8"));
});

test("what no contract generates any more is named by the check and taken away by generating", async () => {
  const copy = projectCopy(contractAlone);
  await generateAll(copy, false);
  writeFileSync(join(copy, "src/generated/gone.ts"), "export {};\n");
  await expect(generateAll(copy, true)).rejects.toThrow(
    "src/generated/gone.ts: no contract generates this any more; run npm run generate.",
  );
  expect(await generateAll(copy, false)).toContain("generate: removed src/generated/gone.ts");
  expect(await generateAll(copy, true)).toHaveLength(1);
});

test("the command exits with 1 for a stale file", { timeout: 60_000 }, async () => {
  const copy = projectCopy([...contractAlone, ...generated, "scripts", "package.json"]);
  writeFileSync(join(copy, "src/generated/content.ts"), "// By hand.\n");
  expect(await runScript("generate", ["--check"], { folder: copy })).toEqual({
    code: 1,
    output: "",
    errors:
      "src/generated/content.ts: does not match the contract; run npm run generate and commit the result.\n",
  });
});
