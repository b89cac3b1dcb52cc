import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { linkPackages, projectRoot } from "../support/project-copy";
import { temporaryFolder } from "../support/temporary-folder";
import { type TypeProblem, typeProblems } from "../support/type-check";

const imports = `
import { contentGroup } from "../mocks/content/group";
import { catalogueHandlers } from "../mocks/content/handlers/catalogue";
import { helpHandlers } from "../mocks/content/handlers/help";
import { newsHandlers } from "../mocks/content/handlers/news";
import { visitorHandlers } from "../mocks/content/handlers/visitor";
import type { Handlers } from "../mocks/kernel/handlers";
import { ok, refuse } from "../mocks/kernel/replies";
import type { operations } from "../src/generated/content";

export const known = contentGroup;
const others = { ...catalogueHandlers, ...helpHandlers, ...newsHandlers };
`;

/** Variants of the content group's record of handlers, each with one mistake. */
const mistakes = {
  "a missing handler": {
    operation: "getAd",
    code: `const { getAd: _gone, ...visitor } = visitorHandlers;
export const handlers: Handlers<operations> = { ...others, ...visitor };`,
  },
  "a handler the contract does not know": {
    operation: "getWeather",
    code: `export const handlers: Handlers<operations> = { ...others, ...visitorHandlers, getWeather: () => ok(null) };`,
  },
  "a wrong parameter": {
    operation: "getAgreement",
    code: `export const handlers: Handlers<operations> = { ...others, ...visitorHandlers,
  getAgreement: ({ query }) => refuse({ code: 404, errcode: 40400, msg: query.name }),
};`,
  },
  "a wrong answer": {
    operation: "listEnumValues",
    code: `export const handlers: Handlers<operations> = { ...others, ...visitorHandlers,
  listEnumValues: () => ok([{ code: 7, name: "High" }]),
};`,
  },
  "a refusal the contract does not document": {
    operation: "getSuggestionAllowance",
    code: `export const handlers: Handlers<operations> = { ...others, ...visitorHandlers,
  getSuggestionAllowance: () => refuse({ code: 404, errcode: 40400, msg: "" }),
};`,
  },
} as const;

const right = `export const handlers: Handlers<operations> = { ...others, ...visitorHandlers,
  listEnumValues: () => ok([{ code: "high", name: "High" }]),
  getAgreement: ({ query }) => refuse({ code: 404, errcode: 40400, msg: query.alias }),
};
export const used = refuse;`;

describe("the record of a group's handlers", () => {
  let problems: TypeProblem[] = [];

  beforeAll(async () => {
    const folder = temporaryFolder({
      "tsconfig.json": JSON.stringify({
        extends: join(projectRoot, "tsconfig.json"),
        compilerOptions: { noUnusedLocals: false },
        include: ["record"],
      }),
      "record/right.ts": imports + right,
      ...Object.fromEntries(
        Object.entries(mistakes).map(([name, { code }]) => [`record/${fileOf(name)}`, imports + code]),
      ),
    });
    linkPackages(folder);
    for (const sourceFolder of ["src", "mocks"])
      symlinkSync(join(projectRoot, sourceFolder), join(folder, sourceFolder), "junction");
    problems = (await typeProblems(folder)).filter(({ file }) => file.startsWith("record/"));
  }, 60_000);

  test.each(Object.entries(mistakes))(
    "%s does not compile, and the operation is named",
    (name, { operation }) => {
      const found = problems.filter(({ file }) => file === `record/${fileOf(name)}`);
      expect(found, "one mistake, one problem").toHaveLength(1);
      expect(`${found[0]?.message}\n${found[0]?.source}`).toContain(operation);
    },
  );

  test("a complete and right record compiles", () => {
    expect(problems.filter(({ file }) => file === "record/right.ts")).toEqual([]);
  });
});

function fileOf(name: string): string {
  return `${name.replaceAll(" ", "-")}.ts`;
}
