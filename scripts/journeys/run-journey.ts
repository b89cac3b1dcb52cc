import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { groups } from "../contracts/groups";
import { type JourneyDocument, readJourney } from "./journey-document";
import type { JourneyFile } from "./journey-files";
import { runRedocly } from "./redocly";
import { type RespectStep, readReport } from "./respect-report";

export interface JourneyResult {
  readonly name: string;
  /** What the journey is, for people. */
  readonly summary: string;
  readonly stepCount: number;
  readonly seconds: number;
  /** The first step that failed and why, in one line; null when all went well. */
  readonly failure: string | null;
}

/** Where the sources of a journey are answered: `page` and everything else. */
export interface JourneyServers {
  readonly backEnd: string;
  readonly page: string;
}

/**
 * Walks one journey with Redocly's Arazzo runner, in a world of its own on the server. Every answer is compared with
 * its contract too. The name of the world reaches the document as the input `world`.
 */
export async function runJourney(
  file: JourneyFile,
  servers: JourneyServers,
  root: string,
): Promise<JourneyResult> {
  const journey = readJourney(file.path, root);
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "stockbook-journey-"));
  const report = join(folder, "report.json");
  try {
    const { code, output, errors } = await runRedocly(root, [
      "respect",
      relative(root, file.path),
      ...serverOptions(servers),
      "--input",
      JSON.stringify({ world: `journey-${randomUUID()}` }),
      "--no-secrets-masking",
      "--json-output",
      report,
    ]);
    const steps = readReport(readOptional(report));
    const failure =
      firstFailure(steps) ?? (code === 0 ? unfinished(journey, steps) : unexplained(output + errors));
    return {
      name: file.name,
      summary: journey.summary,
      stepCount: steps.length,
      seconds: (performance.now() - startedAt) / 1000,
      failure,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every source by name, also those that only a shared workflow uses. */
function serverOptions(servers: JourneyServers): string[] {
  const own = [...groups, "mock"].flatMap((name) => ["--server", `${name}=${servers.backEnd}`]);
  return [...own, "--server", `page=${servers.page}`];
}

function firstFailure(steps: readonly RespectStep[]): string | null {
  for (const step of steps) {
    const [failure] = step.failures;
    if (failure) return `step ${step.stepId}: ${failure}${callOf(step)}${messageOf(step.body)}`;
  }
  return null;
}

function callOf({ method, path, status }: RespectStep): string {
  if (path === "") return "";
  return ` (${method.toUpperCase()} ${path}: ${status ? `HTTP ${status}` : "no answer"})`;
}

/** The message of a refusal is more useful than the violated condition. */
function messageOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("msg" in body) || typeof body.msg !== "string")
    return "";
  return body.msg === "" ? "" : ` ${JSON.stringify(body.msg)}`;
}

function unfinished(journey: JourneyDocument, steps: readonly RespectStep[]): string | null {
  const declaredSteps = journey.workflows.flatMap((workflow) => workflow.steps);
  const missed = declaredSteps.find(
    ({ stepId }) => !steps.some((step) => step.stepId.split("/")[0] === stepId),
  );
  return missed ? `step ${missed.stepId}: never reached` : null;
}

function unexplained(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => /error|fail/i.test(line)) ?? "the runner failed without a word";
}

function readOptional(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
