import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import type { Finding } from "../../scripts/contract-check/judge/finding";
import { judgeResponse } from "../../scripts/contract-check/judge/response";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { createReport } from "../../scripts/contract-check/report/report";
import { responseRules } from "../../scripts/contract-check/run/finding-store";
import type { RunResult } from "../../scripts/contract-check/run/run";
import { Validator } from "../../scripts/contract-check/schema/validator";
import type { Exchange } from "../../scripts/contract-check/send/exchange";
import { readResponse } from "../../scripts/contract-check/send/read-response";
import { isThorough } from "../support/thoroughness";
import { type ContractName, checkerFolder } from "./run-checker";
import type { RunningServer } from "./servers/kit";

export const secrets = [
  "alice-bearer-token-1",
  "bob-bearer-token-2",
  "token-of-alice-4711",
  "token-of-bob-0815",
  "wonder-land-7",
  "wonder-land-",
  "session-1-alice",
  "alice-stage-token-hall",
  "bob-stage-token-cellar",
  "alice-desk-key-4f81",
  "bob-desk-key-97d2",
  "alice-bench-token-plane",
  "bob-bench-token-chisel",
  "seven-sharp-saws",
  "eight-blunt-nails",
  "alice-wiki-key-77d1",
  "bob-wiki-key-19ac",
  "alice-secret",
  "bob-secret",
];

/**
 * Reproduces each confirmed finding, by default the first alone: its printed commands run in a shell against a new server with the same defect, and
 * the last response has to violate the contract again. One shell runs all of them, since the start of a shell takes
 * longer than most responses.
 */
export async function expectReplays(
  name: ContractName,
  result: RunResult,
  origin: string,
  start: () => Promise<RunningServer>,
): Promise<void> {
  const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
  const confirmed = report.findings.flatMap((reported, index) => {
    const found = result.findings[index];
    return reported.confirmed && found ? [{ reported, found }] : [];
  });
  // A defect's other findings mostly repeat the same calls.
  const certain = isThorough ? confirmed : confirmed.slice(0, 1);
  const servers = await Promise.all(certain.map(() => start()));
  const scripts = certain.map(
    ({ reported }, index) =>
      `(\n${reported.curl.replaceAll(origin, servers[index]?.url ?? "")}\n)\nprintf '\\n${endMarker}%s\\n' $?`,
  );
  const outputs = (await runShell(scripts.join("\n"), environmentOf(name)))
    .split(`\n${endMarker}`)
    .slice(0, -1);
  await Promise.all(servers.map((server) => server.close()));
  const expected = certain.map(({ found }) => summarize(found, reportedOutcome(found)));
  const replayed = certain.map(({ found }, index) =>
    summarize(found, replayedOutcome(found, outputs[index] ?? "")),
  );
  expect(replayed).toEqual(expected);
}

const endMarker = "=== the end of one: ";

/** The environment variables of the printed commands. */
function environmentOf(name: ContractName): NodeJS.ProcessEnv {
  const { secrets: known } = readCredentials(join(checkerFolder, "credentials", `${name}.yaml`), process.env);
  return { ...process.env, ...Object.fromEntries(known.map(([secret, shown]) => [shown.slice(1), secret])) };
}

/** Reads the output as Latin-1, so that bytes outside UTF-8 are preserved. */
function runShell(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = spawn("bash", [], { env });
    const chunks: Buffer[] = [];
    shell.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    shell.on("error", reject);
    shell.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    shell.stdin.end(script);
  });
}

interface Outcome {
  status: number;
  code: number;
  /** Whether the response has the reported violation. */
  isReproduced: boolean;
}

function reportedOutcome({ exchange }: Finding): Outcome {
  return { status: exchange.response?.status ?? 0, code: exchange.code, isReproduced: true };
}

const summarize = ({ operation, rule, cause }: Finding, outcome: Outcome): unknown[] => [
  operation.id,
  rule,
  cause,
  outcome,
];

/** Each block holds the headers and the body of the last response. */
function replayedOutcome(found: Finding, block: string): Outcome {
  const text = block.replace(/^(\d+\n)/, "");
  const [, status = "0", rest = ""] = /^HTTP\/1\.1 (\d+)[^\r]*\r\n([\s\S]*)$/.exec(text) ?? [];
  if (found.exchange.failure) return { status: 0, code: 0, isReproduced: true };
  const at = rest.startsWith("\r\n") ? 0 : rest.indexOf("\r\n\r\n") + 2;
  const headers: Record<string, string[]> = {};
  for (const line of rest
    .slice(0, at)
    .split("\r\n")
    .filter((one) => one !== "")) {
    const [name = "", ...value] = line.split(":");
    headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value.join(":").trim()];
  }
  const body = Buffer.from(rest.slice(at + 2), "latin1");
  const response = { status: Number(status), headers, body, ms: 0 };
  const { call, request, user } = found.exchange;
  const exchange = readResponse(call, request, response, user);
  const hasFault = (one: Exchange): boolean =>
    judgeResponse(one, new Validator(), "none").some(
      ({ rule, pointer }) => rule === found.rule && withoutIndexes(pointer) === withoutIndexes(found.pointer),
    );
  // A table that was compared with the list is wrong beside it alone.
  const isPlain = responseRules.has(found.rule) && hasFault(found.exchange);
  const isReproduced = isPlain ? hasFault(exchange) : hasSameValue(found, exchange.text);
  return { status: response.status, code: exchange.code, isReproduced };
}

const withoutIndexes = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, "/*");

/** Whether the response has the reported value; a value that the server generates differs in each run. */
function hasSameValue({ actual, rule }: Finding, text: string): boolean {
  const [, name, value = ""] = /^(\w+): (.+)$/.exec(actual) ?? [];
  if (name === undefined || !["read-back", "default", "patch-keeps", "put-replaces"].includes(rule))
    return true;
  if (name === "refusal" || name === "success") return true;
  const isServerChosen = /-\d{4}-|\d{4}-\d\d-\d\dT|"[0-9a-f-]{36}"/.test(value) || value === "nothing";
  return (
    isServerChosen ||
    value.endsWith("as it was sent") ||
    text.includes(`"${name}":${value.replace(/, as before$/, "")}`)
  );
}
