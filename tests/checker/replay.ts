import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import { judgeAnswer } from "../../scripts/contract-check/judge/answer";
import { readCredentials } from "../../scripts/contract-check/load/credentials";
import { createReport } from "../../scripts/contract-check/report/report";
import type { RunResult } from "../../scripts/contract-check/run/check";
import type { Found } from "../../scripts/contract-check/run/finding";
import { readAnswer } from "../../scripts/contract-check/run/read-answer";
import { plainRules } from "../../scripts/contract-check/run/store";
import { Validator } from "../../scripts/contract-check/schema/validator";
import { type ContractName, here } from "./run-checker";
import type { Running } from "./servers/kit";

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
];

/**
 * Plays every finding that is certain again: its printed commands run in a real shell against a server of its own, new
 * and with the same defect, and the last answer must break the promise again. One shell plays all of them, as starting
 * one takes longer than most answers.
 */
export async function expectReplays(
  name: ContractName,
  result: RunResult,
  from: string,
  start: () => Promise<Running>,
): Promise<void> {
  const report = createReport(result, { seed: 1, profile: "full", seconds: 1 }, () => undefined);
  const certain = report.findings.flatMap((told, index) => {
    const found = result.findings[index];
    return told.confirmed && found ? [{ told, found }] : [];
  });
  const servers = await Promise.all(certain.map(() => start()));
  const scripts = certain.map(
    ({ told }, index) =>
      `(\n${told.curl.replaceAll(from, servers[index]?.url ?? "")}\n)\nprintf '\\n${mark}%s\\n' $?`,
  );
  const answers = (await inShell(scripts.join("\n"), environmentOf(name))).split(`\n${mark}`).slice(0, -1);
  await Promise.all(servers.map((server) => server.close()));
  const told = certain.map(({ found }) => wordsOf(found, outcomeOf(found)));
  const came = certain.map(({ found }, index) => wordsOf(found, playedAgain(found, answers[index] ?? "")));
  expect(came).toEqual(told);
}

const mark = "=== the end of one: ";

/** What the printed commands want to find in the environment. */
function environmentOf(name: ContractName): NodeJS.ProcessEnv {
  const { secrets: known } = readCredentials(join(here, "credentials", `${name}.yaml`), process.env);
  return { ...process.env, ...Object.fromEntries(known.map(([secret, shown]) => [shown.slice(1), secret])) };
}

/** Bytes as Latin-1: what is not UTF-8 must come through as it is. */
function inShell(script: string, env: NodeJS.ProcessEnv): Promise<string> {
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
  /** What is wrong with the answer by itself, or where it shows what was told of it. */
  shows: boolean;
}

function outcomeOf({ exchange }: Found): Outcome {
  return { status: exchange.response?.status ?? 0, code: exchange.code, shows: true };
}

const wordsOf = ({ operation, rule, cause }: Found, outcome: Outcome): unknown[] => [
  operation.id,
  rule,
  cause,
  outcome,
];

/** The end of each block is the exit code of its shell; before it stand the headers and the body. */
function playedAgain(found: Found, block: string): Outcome {
  const text = block.replace(/^(\d+\n)/, "");
  const [, status = "0", rest = ""] = /^HTTP\/1\.1 (\d+)[^\r]*\r\n([\s\S]*)$/.exec(text) ?? [];
  if (found.exchange.failure) return { status: 0, code: 0, shows: true };
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
  const answer = { status: Number(status), headers, body, ms: 0 };
  const { call, request, user } = found.exchange;
  const exchange = readAnswer(call, request, answer, user);
  const isPlain = plainRules.has(found.rule);
  const faults = isPlain ? judgeAnswer(exchange, new Validator(), "none") : [];
  const shows = isPlain
    ? faults.some(({ rule, pointer }) => rule === found.rule && general(pointer) === general(found.pointer))
    : isShown(found, exchange.text);
  return { status: answer.status, code: exchange.code, shows };
}

const general = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, "/*");

/** A member that was told to be wrong is wrong in the same way; what the server itself chose differs each time. */
function isShown({ actual, rule }: Found, text: string): boolean {
  const [, name, value = ""] = /^(\w+): (.+)$/.exec(actual) ?? [];
  if (name === undefined || !["read-back", "default", "patch-keeps", "put-replaces"].includes(rule))
    return true;
  if (name === "refusal" || name === "success") return true;
  const isChosen = /-\d{4}-|\d{4}-\d\d-\d\dT|"[0-9a-f-]{36}"/.test(value) || value === "nothing";
  return (
    isChosen ||
    value.endsWith("as it was sent") ||
    text.includes(`"${name}":${value.replace(/, as before$/, "")}`)
  );
}
