import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What of the guide for back-end teams holds without this repository, in the guide's order. */
const sections = [
  "On a server that others use",
  "Users",
  "Options",
  "A configuration file",
  "Reading a finding",
  "How operations are understood",
  "Coverage",
  "In CI",
  "Silencing a finding",
];

/**
 * The README of the packed checker: its own beginning, then the sections of the project's guide, whose commands are
 * those of the package.
 * @throws Error where the guide has no section of a name
 */
export function packageGuide(root: string): string {
  const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");
  const guide = read("docs", "backend-teams.md");
  const parts = [
    read("scripts", "build", "checker", "README.md").trim(),
    ...sections.map((name) => sectionOf(guide, `## ${name}`)),
    sectionOf(read("contracts", "README.md"), "### Extensions of OpenAPI").replace(/^###/, "##"),
  ];
  return `${parts
    .join("\n\n")
    .replaceAll("npm run contract-check --", "npx contract-check")
    .replaceAll("npx stockbook-contract-check", "npx contract-check")
    .replaceAll("in `contracts/README.md`", "[at the end](#extensions-of-openapi)")}\n`;
}

/** A section with its heading, up to the next one of its level or above. */
function sectionOf(text: string, heading: string): string {
  const lines = text.split("\n");
  const begin = lines.indexOf(heading);
  if (begin === -1) throw new Error(`The guide of the packed checker misses the section "${heading}".`);
  const level = heading.indexOf(" ");
  const isEnd = (line: string): boolean => new RegExp(`^#{1,${level}} `).test(line);
  const length = lines.slice(begin + 1).findIndex(isEnd);
  return lines
    .slice(begin, length === -1 ? undefined : begin + 1 + length)
    .join("\n")
    .trim();
}
