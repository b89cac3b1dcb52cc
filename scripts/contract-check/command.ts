import { resolve } from "node:path";
import { readBaseAddress } from "../lib/command-line";
import { Documents } from "./document/documents";
import { CheckProblem } from "./lib/problem";
import { readConfiguration } from "./load/configuration";
import { checkIds, loadContract } from "./load/contract";
import { type CredentialsFile, checkCredentials, readCredentials } from "./load/credentials";
import type { Contract, Operation } from "./load/model";
import { githubReport } from "./report/annotations";
import { type Baseline, markKnown, readBaseline } from "./report/baseline";
import { createProgress } from "./report/progress";
import { Redactor } from "./report/redact";
import { createReport, type Report } from "./report/report";
import { reportFinding } from "./report/reported-finding";
import { ineffectiveSilences, readSilences, type Silence, silence } from "./report/silence";
import { colours, findingLine, terminalReport } from "./report/terminal";
import { checkWritable, type ReportTarget, readTarget, writeReport } from "./report/write";
import type { RunOptions } from "./run/create-checker";
import { Run, type RunResult } from "./run/run";

/** The command line's values, not yet validated. */
export interface CommandOptions {
  contracts: string[];
  baseUrl: string | undefined;
  credentials: string | undefined;
  reports: string[];
  seed: string | undefined;
  profile: string | undefined;
  isReadOnly: boolean;
  include: string[];
  exclude: string[];
  rate: string | undefined;
  timeout: string | undefined;
  maxTime: string | undefined;
  concurrency: string | undefined;
  keep: string[];
  baseline: string | undefined;
  strict: string | undefined;
  config: string | undefined;
  silence: string | undefined;
}

/**
 * Checks a server. Returns the exit code: 0 without findings, 1 with.
 * @throws CheckProblem when the command line, a contract or the credentials are wrong, which may show only when all
 * operations were tried
 */
export async function checkCommand(options: CommandOptions): Promise<number> {
  const started = performance.now();
  const paint = colours(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);
  const { targets, silences, baseline, isStrict, settings } = readCommand(withConfiguration(options));
  targets.forEach(checkWritable);
  const progress = createProgress(process.stderr);
  const run = new Run({
    ...settings,
    onFinding: (finding) => {
      progress.clear();
      console.log(findingLine(reportFinding(finding, new Redactor(settings.secrets)), paint));
    },
    onProgress: progress.show,
  });
  const result = await runUntilStopped(run, () => progress.clear());
  if (!isStrict) result.findings = result.findings.filter(({ severity }) => severity !== "note");
  const today = new Date().toISOString().slice(0, 10);
  silence(result.findings, silences, today);
  if (baseline) markKnown(result.findings, baseline);
  const { seed, profile } = settings;
  const report = createReport(
    result,
    { seed, profile, seconds: (performance.now() - started) / 1000 },
    (operation) => run.refusalOf(operation),
  );
  console.log(terminalReport(report, paint));
  for (const line of ineffectiveSilences(silences, settings.contracts, today))
    console.log(paint.yellow(line));
  for (const target of targets) writeReport(report, target);
  if (process.env["GITHUB_ACTIONS"] === "true" && !targets.some(({ kind }) => kind === "github"))
    process.stdout.write(githubReport(report));
  if (report.summary.findings > 0) return 1;
  refuseEmptyRun(report, settings.users.length > 0);
  return 0;
}

/** Where nothing succeeded, refusals were judged alone: a job in CI would be green with its credentials missing. */
function refuseEmptyRun({ summary }: Report, hasUsers: boolean): void {
  if (summary.coverage.succeeded > 0 || summary.problem !== null) return;
  throw new CheckProblem(
    `No operation succeeded, so hardly anything was checked: mend what the reasons above name${hasUsers ? "" : "; where they are 401 or 403, give users with --credentials"}.`,
  );
}

/** The command line, and behind it the configuration file: what both state is taken from the command line. */
function withConfiguration(options: CommandOptions): CommandOptions {
  const { isReadOnly, ...configured } = readConfiguration(options.config);
  const { contracts, include, exclude, keep, reports } = options;
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return {
    ...options,
    ...configured,
    ...given,
    contracts: contracts.length > 0 ? contracts : configured.contracts,
    include: include.length > 0 ? include : configured.include,
    exclude: [...configured.exclude, ...exclude],
    keep: [...configured.keep, ...keep],
    reports: reports.length > 0 ? reports : configured.reports,
    isReadOnly: options.isReadOnly || isReadOnly === true,
  };
}

/** The validated command line, with the files it names read. */
function readCommand(options: CommandOptions): {
  targets: ReportTarget[];
  silences: Silence[];
  baseline: Baseline | undefined;
  isStrict: boolean;
  settings: RunOptions;
} {
  if (options.contracts.length === 0) throw new CheckProblem("Give the contracts with --contract FILE.");
  const baseUrl = readBaseUrl(options.baseUrl);
  const targets = options.reports.map(readTarget);
  const profile = readProfile(options.profile);
  const seed = readNumber("--seed", options.seed, 0, 999_999_999) ?? Math.floor(Math.random() * 1_000_000);
  const rate = readNumber("--rate", options.rate, 1, 100_000);
  const timeoutMs = readNumber("--timeout", options.timeout, 1, 600_000) ?? 10_000;
  const maxTime = readNumber("--max-time", options.maxTime, 1, 86_400) ?? 120;
  const concurrency = readNumber("--concurrency", options.concurrency, 1, 32);
  const isStrict = readStrict(options.strict);
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline);
  const silences = options.silence === undefined ? [] : readSilences(options.silence);
  const contracts = readContracts(options.contracts);
  const credentials = readUsers(options.credentials, contracts);
  const operations = contracts.flatMap((contract) => contract.operations);
  const settings: RunOptions = {
    contracts,
    users: credentials.users,
    headers: credentials.headers,
    secrets: credentials.secrets,
    baseUrl,
    seed,
    profile,
    isReadOnly: options.isReadOnly,
    timeoutMs,
    ...(rate !== undefined && { rate }),
    ...(concurrency !== undefined && { concurrency }),
    withinMs: maxTime * 1000,
    toleratesMistakes: true,
    ...(options.keep.length > 0 && { keep: new Set(options.keep) }),
    isSelected: selector(options.include, options.exclude, operations),
  };
  return { targets, silences, baseline, isStrict, settings };
}

function readContracts(paths: readonly string[]): Contract[] {
  const documents = new Documents();
  const contracts = paths.map((path) => loadContract(resolve(path), documents));
  checkIds(contracts);
  return contracts;
}

function readUsers(path: string | undefined, contracts: readonly Contract[]): CredentialsFile {
  if (path === undefined) return { users: [], headers: {}, secrets: [] };
  const credentials = readCredentials(path, process.env);
  checkCredentials(credentials.users, contracts, path);
  return credentials;
}

/** Runs to the end, or until a signal; then the run cleans up and reports what it has. */
async function runUntilStopped(run: Run, whenDone: () => void): Promise<RunResult> {
  const stop = (): void => run.stop("Stopped; what was made is cleaned up, what was found is reported.");
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return await run.run().finally(() => {
    whenDone();
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  });
}

function readBaseUrl(text: string | undefined): string {
  if (text === undefined) throw new CheckProblem("Give the address of the server with --base-url.");
  return readBaseAddress(text, "--base-url");
}

function readProfile(text: string | undefined): "quick" | "full" {
  if (text === undefined || text === "full") return "full";
  if (text === "quick") return "quick";
  throw new CheckProblem(`--profile is quick or full, got "${text}".`);
}

function readStrict(text: string | undefined): boolean {
  if (text === undefined || text === "yes") return true;
  if (text === "no") return false;
  throw new CheckProblem(`--strict is yes or no, got "${text}".`);
}

function readNumber(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new CheckProblem(`${name} is a whole number from ${least} to ${most}, got "${text}".`);
  return value;
}

/** Operation ids, paths or `METHOD path`, each with `*` as a wildcard. */
function selector(
  include: readonly string[],
  exclude: readonly string[],
  operations: readonly Operation[],
): (operation: Operation) => boolean {
  const compile = (texts: readonly string[], flag: string) =>
    texts
      .flatMap((text) => text.split(","))
      .map((text) => {
        const expression = new RegExp(
          `^${text
            .trim()
            .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
            .replaceAll("*", ".*")}$`,
          "i",
        );
        const fits = ({ id, path, address, method }: Operation) =>
          [id, path, address, `${method} ${path}`, `${method} ${address}`].some((one) =>
            expression.test(one),
          );
        if (!operations.some(fits))
          throw new CheckProblem(
            `${flag} ${text} names no operation; write an operationId, a path, or * for anything.`,
          );
        return fits;
      });
  const [wanted, unwanted] = [compile(include, "--include"), compile(exclude, "--exclude")];
  const isSelected = (operation: Operation): boolean =>
    (wanted.length === 0 || wanted.some((fits) => fits(operation))) &&
    !unwanted.some((fits) => fits(operation));
  if (operations.length === 0) throw new CheckProblem("The contracts have no operation under paths.");
  if (!operations.some(isSelected))
    throw new CheckProblem("--include and --exclude leave no operation to be checked.");
  return isSelected;
}
