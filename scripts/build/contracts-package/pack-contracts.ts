import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatChangelog } from "../../contracts/diff/format-changelog";
import { packInto, pinnedVersions, readManifest } from "../npm-package";
import { bundleEntries, entries } from "./bundle-entries";
import { messageTexts } from "./message-texts";
import { planVersion, type VersionChoice } from "./plan-version";
import { writeDeclarations } from "./write-declarations";

/** The tarball of the contracts, its version and why it is that one. */
export interface ContractsPackage {
  readonly file: string;
  readonly version: string;
  /** What it was compared with; null for the first version. */
  readonly since: string | null;
  readonly breaking: number;
  readonly changes: number;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Packs contracts, types, client and rules as a package of their own, without React and browser: for mini-programs,
 * native shells and test suites.
 * @throws VersionProblem where the choice of a version cannot be followed
 */
export async function packContracts(
  root: string,
  folder: string,
  choice: VersionChoice = {},
): Promise<ContractsPackage> {
  const { history, ...own } = planVersion(root, choice);
  const dependencies = pinnedVersions(["openapi-fetch", "zod"], readManifest(root));
  const file = await packInto(root, folder, async (content) => {
    await bundleEntries(root, content);
    writeDeclarations(root, content);
    copyTexts(root, content);
    writeFileSync(join(content, "CHANGELOG.md"), formatChangelog([own, ...history]));
    writeManifest(root, content, own.version, dependencies);
  });
  const breaking = own.changes.filter(({ severity }) => severity === "breaking").length;
  const { version, since, changes } = own;
  return { file, version, since, breaking, changes: changes.length, dependencies };
}

/** Contracts, messages and the guide. */
function copyTexts(root: string, content: string): void {
  cpSync(join(root, "contracts"), join(content, "contracts"), {
    recursive: true,
    filter: (path) => !/contracts[\\/](changes|journeys|README\.md)/.test(path.slice(root.length)),
  });
  mkdirSync(join(content, "messages"));
  for (const [locale, texts] of messageTexts(root))
    writeFileSync(join(content, "messages", `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  cpSync(join(root, "scripts/build/contracts-package/README.md"), join(content, "README.md"));
}

function writeManifest(
  root: string,
  content: string,
  version: string,
  dependencies: Readonly<Record<string, string>>,
): void {
  const manifest = readManifest(root);
  const own = {
    name: "stockbook-contracts",
    version,
    description: "Contracts of Stockbook's back ends with types, a client and the rules of the fields",
    type: "module",
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        entries.map((name) => [
          name === "client" ? "." : `./${name}`,
          { types: `./types/portable/${name}.d.ts`, default: `./${name}.js` },
        ]),
      ),
      "./types/*": { types: "./types/generated/*.d.ts" },
      "./contracts/*": "./contracts/*",
      "./messages/*": "./messages/*",
      "./package.json": "./package.json",
    },
    engines: manifest.engines,
    license: manifest.license,
    dependencies,
  };
  writeFileSync(join(content, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
}
