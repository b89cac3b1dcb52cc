import { join } from "node:path";
import { buildSite } from "./build-site";
import { readOptions, run } from "./command-line";

await run(async () => {
  readOptions({}, "npm run build");
  await buildSite(join(import.meta.dirname, ".."));
  console.log("build: dist/ is ready for any static host");
});
