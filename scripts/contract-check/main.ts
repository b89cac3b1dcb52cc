import { Misuse, readOptions, run } from "../lib/command-line";
import { checkCommand } from "./command";
import { withContracts } from "./lib/contract-arguments";
import { CheckProblem } from "./lib/problem";

const about =
  "Says what a server breaks of its contracts. Exit code 0: nothing, 1: findings, 2: the command or nobody answers.";

/** Runs the command under the name that its user knows it by. */
export function runChecker(name: string): Promise<void> {
  return run(async () => {
    const options = readOptions(
      {
        contract: { type: "string", multiple: true, value: "FILE", about: "an OpenAPI 3.0 or 3.1 contract" },
        "base-url": { type: "string", value: "URL", about: "the server" },
        credentials: { type: "string", value: "FILE", about: "who to act as, YAML or JSON" },
        report: {
          type: "string",
          multiple: true,
          value: "KIND=FILE",
          about: "json, junit, sarif, har, html, github or chat; - as FILE prints it",
        },
        seed: {
          type: "string",
          value: "NUMBER",
          about: "the same one sends the same requests; drawn and printed when absent",
        },
        profile: { type: "string", value: "NAME", about: "quick or full; full when absent" },
        "read-only": { type: "boolean", about: "sends nothing that changes anything" },
        include: {
          type: "string",
          multiple: true,
          value: "NAME",
          about: "operations by operationId or path, * for anything",
        },
        exclude: { type: "string", multiple: true, value: "NAME", about: "the same, left alone" },
        rate: { type: "string", value: "NUMBER", about: "requests a second at most" },
        timeout: {
          type: "string",
          value: "MS",
          about: "milliseconds an answer may take at all; 10000 when absent",
        },
        "max-time": {
          type: "string",
          value: "SECONDS",
          about: "after which nothing new is begun, and what was left out is listed; 120 when absent",
        },
        concurrency: {
          type: "string",
          value: "NUMBER",
          about: "requests under way at once; 1 when absent, and 4 to 12 where answers take 50 ms or more",
        },
        keep: { type: "string", multiple: true, value: "ID", about: "no request changes what has this id" },
        baseline: {
          type: "string",
          value: "FILE",
          about: "JSON report of an earlier run: only what is new counts",
        },
        strict: { type: "string", value: "yes|no", about: "no leaves out what the contract does not state" },
        config: {
          type: "string",
          value: "FILE",
          about: "all of this in a file; contract-check.yaml when it is there",
        },
        silence: { type: "string", value: "FILE", about: "findings that are known" },
      },
      { name, about },
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
        maxTime: options["max-time"],
        concurrency: options.concurrency,
        keep: options.keep ?? [],
        baseline: options.baseline,
        strict: options.strict,
        config: options.config,
        silence: options.silence,
      });
    } catch (error) {
      throw error instanceof CheckProblem ? new Misuse(error.message) : error;
    }
  });
}
