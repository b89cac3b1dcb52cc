import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadGroups } from "../groups";
import { folderVersion, readReportFolder } from "../state/report-folder";
import { pageScript } from "./client-script";
import { readMessages } from "./messages";
import { contractsPage } from "./page";
import { readContracts, type TryTarget } from "./page-context";

/** Where a page in `dist/contracts/` finds the project it was made from. */
export const projectFromPage = "../../";

/** Where a page in another folder finds the contracts that are copied beside it. */
export const copiedContracts = "source/";

export interface DocsOptions {
  /** Address, ending in a slash, below which links find the project's files. */
  readonly source: string;
  /** Folder of reports, from the root or absolute. */
  readonly reports: string;
  readonly target: TryTarget;
}

/** The page of a project's contracts with the newest reports. */
export interface Docs {
  /** `index.html`, written again where reports have changed since, and the script and style beside it. */
  files(): ReadonlyMap<string, string>;
  /** One sentence for each report that could not be used. */
  readonly problems: readonly string[];
}

/**
 * Reads the contracts of a project for a page with a script and a style beside it.
 * @throws ContractProblems when a contract cannot be used.
 */
export function openDocs(root: string, { source, reports: reportFolder, target }: DocsOptions): Docs {
  const messages = readMessages(root);
  const read = readContracts(loadGroups(root), { source, messages });
  const folder = resolve(root, reportFolder);
  const style = readFileSync(join(import.meta.dirname, "contracts.css"), "utf8");
  const files = new Map([
    ["index.html", ""],
    ["contracts.css", `${tokens(root)}\n${style}`],
    ["contracts.js", pageScript()],
  ]);
  let reports = readReportFolder(folder);
  const render = () => files.set("index.html", contractsPage(read, { source, reports, messages, target }));
  render();
  return {
    files() {
      if (folderVersion(folder) !== reports.version) {
        reports = readReportFolder(folder);
        render();
      }
      return files;
    },
    get problems() {
      return reports.problems;
    },
  };
}

/**
 * Writes a page with its files into a folder, which is created.
 * @param copied whether the contracts that the page links to are copied, too
 * @returns paths written
 */
export function writeDocs(root: string, docs: Docs, folder: string, copied: boolean): string[] {
  const target = resolve(root, folder);
  mkdirSync(target, { recursive: true });
  if (copied) copyContracts(root, join(target, copiedContracts));
  return [...docs.files()].map(([name, text]) => {
    writeFileSync(join(target, name), text);
    return join(folder, name);
  });
}

function copyContracts(root: string, folder: string): void {
  cpSync(join(root, "contracts"), join(folder, "contracts"), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || path.endsWith(".yaml"),
  });
}

/** The colours and sizes of the product, without the utilities made from them. */
function tokens(root: string): string {
  return readFileSync(join(root, "src/ui/tokens.css"), "utf8").split("@theme")[0] ?? "";
}
