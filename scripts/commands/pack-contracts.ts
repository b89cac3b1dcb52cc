import { statSync } from "node:fs";
import { resolve } from "node:path";
import { VersionProblem } from "../build/contracts-package/plan-version";
import { ContractProblems, formatProblem } from "../contracts/problem";
import { Misuse, readOptions, run } from "../lib/command-line";

const name = "npm run pack-contracts";

await run(async () => {
  const { out, version, against } = readOptions(
    {
      out: { type: "string", value: "FOLDER", about: "where the tarball goes; .cache/contracts when absent" },
      version: { type: "string", value: "X.Y.Z", about: "its version, whatever contract-diff says" },
      against: {
        type: "string",
        value: "REF",
        about: "what the contracts are compared with; the newest tag contracts-vX.Y.Z when absent",
      },
    },
    {
      name,
      about:
        "Packs contracts, types, client and field rules, to be installed without this repository; contract-diff decides on the version.",
    },
  );
  // The bundler comes with it; help and misuse do without.
  const { packContracts } = await import("../build/contracts-package/pack-contracts");
  const packed = await packContracts(process.cwd(), resolve(out ?? ".cache/contracts"), {
    version,
    against,
  }).catch(explain);
  console.log(`${packed.file}, ${Math.ceil(statSync(packed.file).size / 1024)} kB`);
  console.log(
    packed.since === null
      ? `  ${packed.version}: git knows no tag contracts-vX.Y.Z, so this is the first version`
      : `  ${packed.version}: ${packed.changes} changes since ${packed.since}, ${packed.breaking} of them breaking`,
  );
  for (const [dependency, pinned] of Object.entries(packed.dependencies))
    console.log(`  ${dependency} ${pinned}`);
  console.log(`  published? git tag contracts-v${packed.version}`);
});

function explain(error: unknown): never {
  if (error instanceof VersionProblem) throw new Misuse(`${name}: ${error.message}`);
  const [problem] = error instanceof ContractProblems ? error.problems : [];
  if (problem) throw new Misuse(`${name}: ${formatProblem(problem)}`);
  throw error;
}
