import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contentGroup } from "../../mocks/content/group";
import { readContract } from "../../mocks/kernel/contract-model";
import { createKernel } from "../../mocks/kernel/kernel";
import { describeViolation } from "../../mocks/kernel/violations";
import { generateGroup } from "../../scripts/contracts/generate-group";
import { formatProblem } from "../../scripts/contracts/problem";
import { projectCopy, projectRoot } from "../support/project-copy";
import { writeFiles } from "../support/temporary-folder";
import { type TypeProblem, typeProblems } from "../support/type-check";
import { changed, lineIn, problemsIn } from "./small-contract";

const contract = readFileSync(join(projectRoot, "contracts/content.yaml"), "utf8");
const start = contract.indexOf("    NewsListItem:\n");
const end = contract.indexOf("    NewsPage:\n");

/** The content contract with one schema, NewsListItem, changed. */
function withItem(change: (schema: string) => string): string {
  return contract.slice(0, start) + change(contract.slice(start, end)) + contract.slice(end);
}

const withoutHits = (schema: string) =>
  changed(
    changed(schema, "hits, is_sample", "is_sample"),
    '        hits: { $ref: "common/entities.yaml#/Hits" }\n',
    "",
  );
const withOptionalTime = (schema: string) =>
  changed(schema, "thumbnail, create_time, hits", "thumbnail, hits");

const removed = withItem(withoutHits);
const notRequired = withItem(withOptionalTime);
const withBoth = withItem((schema) => withoutHits(withOptionalTime(schema)));

/** The compiler's settings, for the group of this contract with all it imports: others take no news. */
const ofContent = JSON.stringify({
  ...JSON.parse(readFileSync(join(projectRoot, "tsconfig.json"), "utf8")),
  include: ["src/screens/content", "src/shared", "src/**/*.d.ts", "mocks/content"],
});

/** A project whose contract has this schema of news, with its types and model generated from it. */
async function changedProject(text: string): Promise<string> {
  const project = projectCopy(["contracts/content.yaml", "contracts/common", "src", "mocks"]);
  writeFiles(project, { "contracts/content.yaml": text, "tsconfig.json": ofContent });
  for (const file of await generateGroup(project, "content")) writeFiles(project, { [file.path]: file.text });
  return project;
}

/** The compiler's errors in a project in which the schema has both changes: it takes as long as for one of them. */
let problems: readonly TypeProblem[] = [];
beforeAll(async () => {
  problems = await typeProblems(await changedProject(withBoth));
}, 60_000);

/** Those at the uses of one property. */
function problemsWith(property: string): TypeProblem[] {
  const pattern = new RegExp(`\\b${property}\\b`);
  return problems.filter(({ source, message }) => pattern.test(source + message));
}

function listNews(project: string) {
  const model: unknown = JSON.parse(
    readFileSync(join(project, "src/generated/content.contract.json"), "utf8"),
  );
  const kernel = createKernel({ groups: [{ ...contentGroup, contract: readContract(model) }] });
  return { kernel, asked: kernel.respond(new Request("http://site.test/api/news?page_size=2")) };
}

const screens = ["src/screens/content/news/news-row.tsx", "src/screens/content/news/hot-news.tsx"];

describe("the property hits leaves NewsListItem", () => {
  let project = "";
  beforeAll(async () => {
    project = await changedProject(removed);
  });

  test("the type check names the screens that show it and the mock that answers it", () => {
    const ofHits = problemsWith("hits");
    const files = [...new Set(ofHits.map(({ file }) => file))];
    expect(files, "the mock that answers it").toContain("mocks/content/handlers/news.ts");
    expect(files, "each screen that shows how often news were read").toEqual(expect.arrayContaining(screens));
    for (const { file, message } of ofHits.filter((problem) => screens.includes(problem.file))) {
      expect(message, file).toMatch(/Property 'hits' does not exist on type/);
    }
  });

  test("the mock's own answer is a violation that names the pointer and the line of the contract", async () => {
    const { kernel, asked: request } = listNews(project);
    const response = await request;
    const line = lineIn(removed, "    NewsListItem:") + 2;
    expect(response.status, "an answer that breaks the contract is no answer").toBe(500);
    expect(kernel.violations.map(describeViolation)).toEqual(
      [0, 1].map(
        (index) =>
          `listNews: answer /body/data/list/${index}/hits is not in the contract (contracts/content.yaml:${line})`,
      ),
    );
    expect(() => kernel.expectNoViolations()).toThrow("/body/data/list/0/hits");
  });

  test("the contract's own examples that still carry it are named with their lines", () => {
    const named = problemsIn(project).map(formatProblem);
    const line = lineIn(removed, "is_sample: true, lang: zh-CN }\n                invalidCategory");
    expect(named).toEqual(
      expect.arrayContaining([
        `contracts/content.yaml:${line}: the example page does not fit its schema: must NOT have additional properties at /data/list/0.`,
      ]),
    );
    expect(named, "listNews and listNewsGroups show listed news").toHaveLength(2);
  });
});

describe("create_time stays in NewsListItem but is no longer required", () => {
  let project = "";
  beforeAll(async () => {
    project = await changedProject(notRequired);
  });

  test("the type check names the places that need the moment", () => {
    // Errors about the other change show the whole type, and in it this property.
    const ofHits = problemsWith("hits");
    const inScreens = problemsWith("create_time").filter(
      (problem) => problem.file.startsWith("src/") && !ofHits.includes(problem),
    );
    expect(inScreens.map(({ file }) => file)).toContain("src/screens/content/news/news-row.tsx");
    for (const { file, message } of inScreens) expect(message, file).toContain("undefined");
  });

  test("the mock's answer and the examples still keep the contract", async () => {
    const { kernel, asked: request } = listNews(project);
    expect((await request).status).toBe(200);
    expect(kernel.violations).toEqual([]);
    expect(problemsIn(project)).toEqual([]);
  });
});
