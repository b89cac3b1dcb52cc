import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TryTarget } from "../contracts/docs/page-context";
import { copiedContracts, openDocs, projectFromPage } from "../contracts/docs/write-docs";
import { reportFolder } from "../contracts/state/report-folder";
import { Misuse, readBaseAddress, readOptions, run } from "../lib/command-line";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const options = readOptions(
    {
      out: { type: "string", value: "DIR", about: "where the page is written; dist/contracts when absent" },
      reports: {
        type: "string",
        value: "DIR",
        about: `JSON reports of contract-check, contract-proxy and hybrid runs; ${reportFolder} when absent`,
      },
      try: {
        type: "string",
        value: "URL",
        about: "the server that the forms of the page send to, such as the mock one; none when absent",
      },
      source: {
        type: "string",
        value: "URL",
        about:
          "where the contracts can be read, with a slash at its end; with --out a copy beside the page when absent",
      },
    },
    {
      name: "npm run contract-docs",
      about: "Writes the contracts with the state of each operation as plain files for any host.",
    },
  );
  const docs = openDocs(root, {
    source: readSource(options.source ?? (options.out === undefined ? projectFromPage : copiedContracts)),
    hasContracts: options.out !== undefined && options.source === undefined,
    reports: readFolder(options.reports),
    target: readTarget(options.try),
    ...(options.out !== undefined && { folder: resolve(options.out) }),
  });
  const { paths, problems } = docs.write();
  for (const problem of problems) console.error(`contract-docs: left out: ${problem}`);
  console.log(`contract-docs: wrote ${paths.join(", ")}`);
});

function readSource(source: string): string {
  if (source.endsWith("/")) return source;
  throw new Misuse(
    `--source must end in a slash, such as https://git.example/stockbook/blob/main/, got "${source}".`,
  );
}

/** A folder that was named and is not there is a mistake; the usual one may be missing. */
function readFolder(folder: string | undefined): string {
  if (folder === undefined) return reportFolder;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Misuse(`--reports must be a folder of JSON reports, and "${folder}" is none.`);
  return resolve(folder);
}

function readTarget(address: string | undefined): TryTarget {
  if (address === undefined) return { kind: "nowhere" };
  return { kind: "address", address: readBaseAddress(address, "--try") };
}
