import { resolve } from "node:path";
import { Documents } from "../contract-check/document/documents";
import { CheckProblem } from "../contract-check/lib/problem";
import { checkIds, loadContract } from "../contract-check/load/contract";
import { CheckingProxy } from "../contract-check/proxy/proxy";
import { Redactor } from "../contract-check/report/redact";
import { createReport } from "../contract-check/report/report";
import { reportFinding } from "../contract-check/report/reported-finding";
import { colours, findingLine, terminalReport } from "../contract-check/report/terminal";
import { readTarget, writeReport } from "../contract-check/report/write";
import { Misuse, readBaseAddress, readOptions, readPort, run } from "../lib/command-line";
import { describeReach, hostOption, portProblem, readHost } from "../lib/host-option";

const command = "npm run contract-proxy";

await run(async () => {
  const options = readOptions(
    {
      contract: { type: "string", multiple: true, value: "FILE", about: "an OpenAPI 3.1 contract" },
      target: { type: "string", value: "URL", about: "the server to which requests are forwarded" },
      port: {
        type: "string",
        value: "PORT",
        about: "where it listens; 4020 or the environment's PORT when absent",
      },
      host: hostOption,
      report: {
        type: "string",
        multiple: true,
        value: "KIND=FILE",
        about: "json, junit, sarif, har or html",
      },
    },
    {
      name: command,
      about:
        "Forwards requests to a server and checks requests and responses against contracts, until Ctrl+C.",
    },
  );
  try {
    await proxy(
      options.contract ?? [],
      options.target,
      readPort(options.port ?? process.env["PORT"], 4020, "--port"),
      readHost(options.host, command),
      options.report ?? [],
    );
  } catch (error) {
    throw error instanceof CheckProblem ? new Misuse(error.message) : error;
  }
});

async function proxy(
  files: readonly string[],
  target: string | undefined,
  port: number,
  host: string,
  reports: readonly string[],
): Promise<void> {
  if (files.length === 0) throw new Misuse(`${command}: give the contracts with --contract FILE.`);
  if (target === undefined)
    throw new Misuse(
      `${command}: give the address of the server with --target, such as http://localhost:8080.`,
    );
  const server = readBaseAddress(target, `${command}: --target`);
  const targets = reports.map(readTarget);
  const documents = new Documents();
  const contracts = files.map((file) => loadContract(resolve(file), documents));
  checkIds(contracts);
  const paint = colours(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);
  const started = performance.now();
  const between = new CheckingProxy({
    contracts,
    target: server,
    onFinding: (finding) =>
      console.log(findingLine(reportFinding(finding, new Redactor(between.knownSecrets())), paint)),
  });
  const address = await between.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw portProblem(error, port, host, command);
  });
  // From the moment the address is printed a stop ends with the report.
  const stopped = new Promise<void>((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
  console.log(`Checking what passes from ${address} to ${server} (stop with Ctrl+C)`);
  const reach = await describeReach(host, Number(new URL(address).port), "the server behind it");
  if (reach !== null) console.log(reach);
  await stopped;
  const result = await between.close();
  const report = createReport(
    result,
    { seed: 0, profile: "live", seconds: (performance.now() - started) / 1000 },
    () => undefined,
  );
  console.log(terminalReport(report, paint));
  for (const one of targets) writeReport(report, one);
  process.exitCode = report.summary.findings > 0 ? 1 : 0;
}
