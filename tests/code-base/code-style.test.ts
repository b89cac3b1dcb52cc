import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../support/project-copy";
import { runNode } from "../support/run-command";
import { temporaryFolder } from "../support/temporary-folder";

/** One file for every lint rule of the project that violates it, with the name of the rule. */
const planted: readonly { file: string; text: string; rule: string }[] = [
  {
    file: "src/rules/loose.ts",
    text: "export function read(value: any): string {\n  return String(value);\n}\n",
    rule: "lint/suspicious/noExplicitAny",
  },
  {
    file: "src/rules/certain.ts",
    text: "export function first(list: string[]): string {\n  return list[0]!;\n}\n",
    rule: "lint/style/noNonNullAssertion",
  },
  {
    file: "src/ui/unnamed.ts",
    text: "export default function unnamed() {}\n",
    rule: "lint/style/noDefaultExport",
  },
  {
    file: "src/api/chatty.ts",
    text: 'export function chatty() {\n  console.error("here");\n}\n',
    rule: "lint/suspicious/noConsole",
  },
  {
    file: "mocks/content/chatty.ts",
    text: 'export function chatty() {\n  console.log("here");\n}\n',
    rule: "lint/suspicious/noConsole",
  },
  ...[
    "window.name",
    "document.title",
    "navigator.userAgent",
    "location.href",
    "history.length",
    "localStorage.length",
    "sessionStorage.length",
    'matchMedia("print")',
  ].map((use) => ({
    file: `src/shared/touches-${(use.split(/[.(]/)[0] ?? "").toLowerCase()}.ts`,
    text: `export function read() {\n  return ${use};\n}\n`,
    rule: "lint/style/noRestrictedGlobals",
  })),
  {
    file: "src/screens/content/newsList.ts",
    text: "export const newsList = 1;\n",
    rule: "lint/style/useFilenamingConvention",
  },
  {
    file: "src/ui/PriceTag.tsx",
    text: "export const priceTag = 1;\n",
    rule: "lint/style/useFilenamingConvention",
  },
  {
    file: "src/rules/type-only.ts",
    text: 'import { type Locale } from "../platform/locale";\n\nexport type Used = Locale;\n',
    rule: "lint/style/useImportType",
  },
  {
    file: "scripts/old-import.ts",
    text: 'import { join } from "path";\n\nexport const path = join("a", "b");\n',
    rule: "lint/style/useNodejsImportProtocol",
  },
  {
    file: "src/rules/forgotten.ts",
    text: "const forgotten = 1;\n\nexport const kept = 2;\n",
    rule: "lint/correctness/noUnusedVariables",
  },
];

/** Exceptions of the same rules: the browser access layer, the names a tool requires, the configuration of a tool. */
const clean: Readonly<Record<string, string>> = {
  "src/platform/door.ts": "export function readWidth() {\n  return window.innerWidth;\n}\n",
  "src/platform/report.ts": 'export function report() {\n  console.error("here");\n}\n',
  "src/ui/price-tag.ts": "export const priceTag = 1;\n",
  "scripts/say.ts": 'console.log("here");\n',
  "tool.config.ts": "export default {};\n",
};

describe("biome", () => {
  const caught = new Map<string, string[]>();
  beforeAll(async () => {
    const folder = temporaryFolder({
      ...clean,
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
    });
    for (const name of ["biome.json", ".gitignore"])
      copyFileSync(join(projectRoot, name), join(folder, name));
    const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
    const { output } = await runNode([biome, "check", "--reporter=json", "--max-diagnostics=none", "."], {
      folder,
    });
    for (const { file, rule } of readFindings(output)) caught.set(file, [...(caught.get(file) ?? []), rule]);
  }, 30_000);

  test.each(planted.map(({ file, rule }) => ({ file, rule })))("$file breaks $rule", ({ file, rule }) => {
    expect(caught.get(file)).toEqual([rule]);
  });

  test.each(Object.keys(clean))("%s is allowed", (file) => {
    expect(caught.get(file)).toBeUndefined();
  });
});

function readFindings(output: string): { file: string; rule: string }[] {
  const { diagnostics } = Object(JSON.parse(output));
  if (!Array.isArray(diagnostics)) throw new Error(`Biome gave no report: ${output}`);
  return diagnostics.map(({ category, location }) => ({
    file: String(location?.path?.file ?? location?.path).replace(/^\.\//, ""),
    rule: String(category),
  }));
}
