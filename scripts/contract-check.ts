import { Misuse, readOptions, run } from "./command-line";
import { checkCommand } from "./contract-check/command";
import { CheckProblem } from "./contract-check/problem";

await run(async () => {
  const options = readOptions(
    {
      contract: { type: "string", multiple: true },
      "base-url": { type: "string" },
      credentials: { type: "string" },
      report: { type: "string", multiple: true },
      seed: { type: "string" },
      profile: { type: "string" },
      "read-only": { type: "boolean" },
      include: { type: "string", multiple: true },
      exclude: { type: "string", multiple: true },
      rate: { type: "string" },
      timeout: { type: "string" },
      within: { type: "string" },
      silence: { type: "string" },
    },
    "npm run contract-check",
    withContracts(process.argv.slice(2)),
  );
  try {
    process.exitCode = await checkCommand({
      contracts: options.contract ?? [],
      baseUrl: options["base-url"],
      credentials: options.credentials,
      reports: options.report ?? [],
      seed: options.seed,
      profile: options.profile,
      isReadOnly: options["read-only"] === true,
      include: options.include ?? [],
      exclude: options.exclude ?? [],
      rate: options.rate,
      timeout: options.timeout,
      within: options.within,
      silence: options.silence,
    });
  } catch (error) {
    throw error instanceof CheckProblem ? new Misuse(error.message) : error;
  }
});

/** `--contract a.yaml b.yaml` names two: the shell's wildcards write them like this. */
function withContracts(args: string[]): string[] {
  const result: string[] = [];
  let isListing = false;
  for (const argument of args) {
    if (argument.startsWith("-")) isListing = false;
    else if (isListing && result.at(-2) === "--contract") result.push("--contract");
    if (argument === "--contract") isListing = true;
    result.push(argument);
  }
  return result;
}
