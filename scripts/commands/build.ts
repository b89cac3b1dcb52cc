import { join } from "node:path";
import { checkReachable } from "../lib/check-reachable";
import { Misuse, readOptions, readWebAddress, run } from "../lib/command-line";

await run(async () => {
  const { content, activities } = readOptions(
    {
      content: {
        type: "string",
        value: "URL",
        about: "the back end whose texts the pages show; the mock one's when absent",
      },
      activities: {
        type: "string",
        value: "ALIASES",
        about: "activities of that back end to prerender, with commas between; others show their shell first",
      },
    },
    { name: "npm run build", about: "Builds the production files into dist/." },
  );
  if (activities !== undefined && content === undefined)
    throw new Misuse("npm run build: --activities are those of a back end; name it with --content.");
  if (content !== undefined) {
    readWebAddress(content, "--content");
    await checkReachable(content, "npm run build: --content");
  }
  // Imports Vite and the mock back end; misuse is reported without loading them.
  const { buildSite } = await import("../build/build-site");
  const { reports } = await buildSite(
    join(import.meta.dirname, "../.."),
    content ?? null,
    activities?.split(",").filter((alias) => alias !== ""),
  );
  const failed = reports.filter(({ problem }) => problem !== null);
  for (const { address, problem } of failed) console.error(`build: ${address} was left out: ${problem}`);
  if (failed.length === reports.length)
    throw new Error("build: not one page could be prerendered; is the back end of --content there?");
  const source = content === undefined ? "the sample content" : content;
  console.log(
    `build: dist/ is ready for any static host, with ${reports.length - failed.length} pages prerendered from ${source}`,
  );
});
