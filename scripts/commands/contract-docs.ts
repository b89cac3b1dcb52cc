import { join, resolve } from "node:path";
import type { TryTarget } from "../contracts/docs/page-context";
import { readReportOption, reportsOption } from "../contracts/state/reports-option";
import { Misuse, readBaseAddress, readOptions, run } from "../lib/command-line";
import { createFolder } from "../lib/create-folder";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const options = readOptions(
    {
      out: { type: "string", value: "DIR", about: "where the page is written; dist/contracts when absent" },
      reports: reportsOption,
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
  const { out, source } = options;
  // The contracts' reader comes with it; help and misuse do without.
  const { copiedContracts, openDocs, projectFromPage, writeDocs } = await import(
    "../contracts/docs/write-docs"
  );
  if (out !== undefined) createFolder(resolve(out), "npm run contract-docs: --out");
  const isCopied = out !== undefined && source === undefined;
  const docs = openDocs(root, {
    source: readSource(source ?? (isCopied ? copiedContracts : projectFromPage)),
    reports: readReportOption(options.reports),
    target: readTarget(options.try),
  });
  const paths = writeDocs(root, docs, out === undefined ? "dist/contracts" : resolve(out), isCopied);
  for (const problem of docs.problems) console.error(`contract-docs: left out: ${problem}`);
  console.log(`contract-docs: wrote ${paths.join(", ")}`);
});

function readSource(source: string): string {
  if (source.endsWith("/")) return source;
  throw new Misuse(
    `--source must end in a slash, such as https://git.example/stockbook/blob/main/, got "${source}".`,
  );
}

function readTarget(address: string | undefined): TryTarget {
  if (address === undefined) return { kind: "nowhere" };
  return { kind: "address", address: readBaseAddress(address, "--try") };
}
