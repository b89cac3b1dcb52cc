import { resolve } from "node:path";
import { Documents } from "../contract-check/document/documents";
import { withContracts } from "../contract-check/lib/contract-arguments";
import { CheckProblem } from "../contract-check/lib/problem";
import { checkIds, loadContract } from "../contract-check/load/contract";
import { CheckingProxy } from "../contract-check/proxy/proxy";
import { Recording } from "../contract-check/proxy/recording";
import { Redactor } from "../contract-check/report/redact";
import { colours, findingLine, terminalReport } from "../contract-check/report/terminal";
import { checkWritable, readTarget, writeReport } from "../contract-check/report/write";
import { Misuse, readBaseAddress, readOptions, readPort, run } from "../lib/command-line";
import { describeReach, hostOption, portProblem, readHost } from "../lib/host-option";
import { maskedFinding, maskedReport } from "../serve/live/masked-report";

const command = "npm run contract-proxy";

await run(async () => {
  const options = readOptions(
    {
      contract: { type: "string", multiple: true, value: "FILE", about: "an OpenAPI 3.0 or 3.1 contract" },
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
        about: "json, junit, sarif, har, html, github or chat; - as FILE prints it",
      },
      record: {
        type: "string",
        value: "FILE.har",
        about: "stores the calls with their credentials, for npm run mocks -- --import",
      },
    },
    {
      name: command,
      about:
        "Forwards requests to a server and checks requests and responses against contracts, until Ctrl+C.",
    },
    withContracts(process.argv.slice(2)),
  );
  try {
    await proxy({
      files: options.contract ?? [],
      target: options.target,
      port: readPort(options.port ?? process.env["PORT"], 4020, "--port"),
      host: readHost(options.host, command),
      reports: options.report ?? [],
      record: options.record,
    });
  } catch (error) {
    throw error instanceof CheckProblem ? new Misuse(error.message) : error;
  }
});

interface ProxyChoices {
  readonly files: readonly string[];
  readonly target: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly reports: readonly string[];
  /** File of the recording; none when absent. */
  readonly record: string | undefined;
}

async function proxy({ files, target, port, host, reports, record }: ProxyChoices): Promise<void> {
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
  targets.forEach(checkWritable);
  const paint = colours(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);
  const started = performance.now();
  const recording = record === undefined ? null : new Recording(record);
  const between = new CheckingProxy({
    contracts,
    target: server,
    onFinding: (finding) =>
      console.log(findingLine(maskedFinding(finding, new Redactor(between.knownSecrets())), paint)),
    onCall: (request, response, startedAt) => recording?.add(request, response, startedAt),
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
  const seconds = (performance.now() - started) / 1000;
  const report = maskedReport(result, { seed: 0, profile: "live", seconds });
  console.log(terminalReport(report, paint));
  for (const one of targets) writeReport(report, one);
  if (recording) {
    recording.close();
    console.log(
      `Recorded ${recording.calls} calls in ${record}, credentials included: do not share it. npm run mocks -- --import ${record} serves them without.`,
    );
  }
  process.exitCode = report.summary.findings > 0 ? 1 : 0;
}
