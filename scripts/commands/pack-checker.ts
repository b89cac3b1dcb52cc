import { statSync } from "node:fs";
import { resolve } from "node:path";
import { readOptions, run } from "../lib/command-line";

await run(async () => {
  const { out } = readOptions(
    { out: { type: "string", value: "FOLDER", about: "where the tarball goes; .cache/checker when absent" } },
    {
      name: "npm run pack-checker",
      about: "Packs the contract checker, to be installed without this repository.",
    },
  );
  // The bundler comes with it; help and misuse do without.
  const { packChecker } = await import("../build/checker/pack-checker");
  const { file, dependencies } = await packChecker(process.cwd(), resolve(out ?? ".cache/checker"));
  console.log(`${file}, ${Math.ceil(statSync(file).size / 1024)} kB`);
  for (const [name, version] of Object.entries(dependencies)) console.log(`  ${name} ${version}`);
});
