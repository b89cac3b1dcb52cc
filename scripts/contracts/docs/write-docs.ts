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
  /** Copies the contracts into the folder: a host of its own has no other. */
  readonly hasContracts?: boolean;
  /** Where the page is written, from the root or absolute; `dist/contracts` when absent. */
  readonly folder?: string;
  /** Folder of reports, from the root or absolute. */
  readonly reports: string;
  readonly target: TryTarget;
}

export interface WrittenDocs {
  /** Paths of what was written. */
  readonly paths: readonly string[];
  /** One sentence for each report that cannot be used. */
  readonly problems: readonly string[];
}

/** The page of a project's contracts in a folder. */
export interface Docs {
  write(): WrittenDocs;
  /** Writes the page again where reports have changed since. */
  refresh(): void;
}

/**
 * Reads the contracts of a project for a page with a script and a style beside it, all plain files.
 * @throws ContractProblems when a contract cannot be used.
 */
export function openDocs(root: string, options: DocsOptions): Docs {
  const { source, folder = "dist/contracts", target, hasContracts = false } = options;
  const messages = readMessages(root);
  const read = readContracts(loadGroups(root), { source, messages });
  const reportFolder = resolve(root, options.reports);
  let version = "";

  function writePage(): readonly string[] {
    const reports = readReportFolder(reportFolder);
    version = reports.version;
    writeFileSync(
      resolve(root, folder, "index.html"),
      contractsPage(read, { source, reports, messages, target }),
    );
    return reports.problems;
  }

  return {
    write() {
      mkdirSync(resolve(root, folder), { recursive: true });
      const problems = writePage();
      const style = readFileSync(join(import.meta.dirname, "contracts.css"), "utf8");
      writeFileSync(resolve(root, folder, "contracts.css"), `${tokens(root)}\n${style}`);
      writeFileSync(resolve(root, folder, "contracts.js"), pageScript());
      if (hasContracts) copyContracts(root, resolve(root, folder, source));
      const names = ["index.html", "contracts.css", "contracts.js"];
      return { paths: names.map((name) => join(folder, name)), problems };
    },
    refresh() {
      if (folderVersion(reportFolder) !== version) writePage();
    },
  };
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
