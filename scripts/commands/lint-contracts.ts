import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkConventions } from "../contracts/conventions";
import { checkExamples } from "../contracts/examples";
import { contractPath, existingGroups } from "../contracts/groups";
import { loadContract } from "../contracts/load";
import { type ContractProblem, ContractProblems, formatProblem } from "../contracts/problem";
import { readOptions, run } from "../lib/command-line";

const root = join(import.meta.dirname, "../..");

await run(async () => {
  readOptions(
    {},
    {
      name: "npm run contracts",
      about: "Checks the contracts: the standard, the conventions, every example.",
    },
  );
  const problems: ContractProblem[] = [];
  const contracts = existingGroups(root).flatMap((group) => {
    try {
      return [{ group, contract: loadContract(contractPath(root, group), root) }];
    } catch (error) {
      if (!(error instanceof ContractProblems)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  for (const { contract } of contracts) problems.push(...checkExamples(contract));
  problems.push(...checkConventions(contracts));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  lintWithRedocly(contracts.map(({ contract }) => contract.file));
  console.log(`contracts: ${contracts.length} contracts without a problem`);
});

/** Redocly knows the standard itself; its notices about versions and telemetry are switched off. */
function lintWithRedocly(files: string[]): void {
  const result = spawnSync(
    process.execPath,
    [join(root, "node_modules/@redocly/cli/bin/cli.js"), "lint", "--format", "stylish", ...files],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}
