import { join } from "node:path";
import { projectFromPage, writeDocs } from "../contracts/docs/write-docs";
import { Misuse, readOptions, run } from "../lib/command-line";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  const { source = projectFromPage } = readOptions(
    {
      source: {
        type: "string",
        value: "URL",
        about: "where the contracts can be read, with a slash at its end",
      },
    },
    { name: "npm run contract-docs", about: "Writes the contracts as pages." },
  );
  if (!source.endsWith("/")) {
    throw new Misuse(
      `--source must end in a slash, such as https://git.example/stockbook/blob/main/, got "${source}".`,
    );
  }
  console.log(`contract-docs: wrote ${writeDocs(root, source).join(", ")}`);
});
