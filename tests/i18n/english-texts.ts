import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { projectFiles } from "../code-base/source-files";
import { projectRoot } from "../support/project-copy";

/** An en-US text that readers see, and the file it stands in. */
export interface EnglishText {
  file: string;
  text: string;
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Every en-US text: translations, what the mock back end sends and draws, and examples of the contracts. */
export function englishTexts(): EnglishText[] {
  return projectFiles("src", "mocks", "contracts").flatMap((file) =>
    textsOf(file, readFileSync(join(projectRoot, file), "utf8")).map((text) => ({ file, text })),
  );
}

/** The en-US texts of one file, by its kind. */
export function textsOf(file: string, source: string): string[] {
  if (file.startsWith("src/i18n/locales/")) return file.includes("/en-US/") ? leaves(JSON.parse(source)) : [];
  if (file.startsWith("src/generated/")) return [];
  if (file.endsWith(".svg")) return textsOfPicture(source);
  if (/^contracts\/.*\.yaml$/.test(file)) return exampleTexts(parse(source));
  return /\.tsx?$/.test(file) ? textsOfModule(file, source) : [];
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function textsOfPicture(source: string): string[] {
  const found = [...source.matchAll(/>([^<>]*[a-z][^<>]*)<|\b(?:aria-label|title)="([^"]*)"/gi)];
  return found.map(([, content, label]) => content ?? label ?? "").filter((text) => !isChinese(text));
}

/** Sentences in examples; a value without a space is a code. */
function exampleTexts(value: unknown, isExample = false): string[] {
  if (typeof value === "string") return isExample && value.includes(" ") && !isChinese(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    exampleTexts(inner, isExample || key === "example" || key === "examples"),
  );
}

/**
 * Texts under an "en-US" property; in the files that contain only data and texts also sentences, and what stands in
 * one list with Chinese.
 */
function textsOfModule(file: string, source: string): string[] {
  const isProse = /^mocks\/.*\/(data|texts)(\/|\.ts$)/.test(file);
  if (!isProse && !source.includes('"en-US"')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node, isEnglish: boolean): void => {
    const name = ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? node.name.text : "";
    if (name === "zh-CN" || name === "zh-TW" || ts.isImportDeclaration(node)) return;
    const text = literalText(node);
    if (text !== undefined && !isChinese(text)) {
      if (isEnglish || (isProse && (/\s/.test(text) || isBesideChinese(node)))) found.push(text);
    }
    ts.forEachChild(node, (child) => visit(child, isEnglish || name === "en-US"));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false);
  return found;
}

function literalText(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node);
  return isText ? node.text : undefined;
}

function isBesideChinese({ parent }: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(parent) &&
    parent.elements.some((element) => isChinese(literalText(element) ?? ""))
  );
}
