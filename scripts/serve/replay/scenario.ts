import { readFileSync, writeFileSync } from "node:fs";
import { isRecord } from "../../../mocks/kernel/contract-model";

/** An answer that is given again. */
export interface RecordedRead {
  readonly operationId: string;
  /** Place of the user in the scenario's list; null for nobody. */
  readonly user: number | null;
  /** What distinguishes this call of the operation from others, see `callKey`. */
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

/** Real traffic as a beginning of a mock world, without personal data. */
export interface RecordedScenario {
  readonly format: typeof scenarioFormat;
  /** When it was recorded, the world's time; null where the recording does not say. */
  readonly recordedAt: string | null;
  /** Answers of getUserInfo or a log-in; who is signed in at the beginning is the first. */
  readonly users: readonly unknown[];
  readonly startsSignedIn: boolean;
  /** Orders that the mock back end takes into its tables, each with its user. */
  readonly orders: readonly { readonly user: number; readonly data: unknown }[];
  readonly reads: readonly RecordedRead[];
}

export const scenarioFormat = "stockbook-scenario-1";

/** A file that is no scenario, in one sentence. */
export class ScenarioProblem extends Error {}

export function writeScenario(file: string, scenario: RecordedScenario): void {
  try {
    writeFileSync(file, `${JSON.stringify(scenario, null, 1)}\n`);
  } catch (error) {
    throw new ScenarioProblem(
      `${file} cannot be written (${error instanceof Error ? error.message : error}).`,
    );
  }
}

/** @throws ScenarioProblem */
export function readScenario(file: string): RecordedScenario {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new ScenarioProblem(`${file} cannot be read; check its name.`);
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ScenarioProblem(
      `${file} is not JSON; make it with npm run mocks -- --import FILE.har --save FILE.`,
    );
  }
  if (isScenario(document)) return document;
  throw new ScenarioProblem(
    isRecord(document) && isRecord(document["log"])
      ? `${file} is a recording, no scenario; give it to npm run mocks -- --import.`
      : `${file} is no scenario of this version; make it with npm run mocks -- --import FILE.har --save FILE.`,
  );
}

function isScenario(document: unknown): document is RecordedScenario {
  return (
    isRecord(document) &&
    document["format"] === scenarioFormat &&
    (document["recordedAt"] === null || typeof document["recordedAt"] === "string") &&
    typeof document["startsSignedIn"] === "boolean" &&
    Array.isArray(document["users"]) &&
    Array.isArray(document["orders"]) &&
    document["orders"].every((order: unknown) => isRecord(order) && typeof order["user"] === "number") &&
    Array.isArray(document["reads"]) &&
    document["reads"].every(isRead)
  );
}

function isRead(read: unknown): boolean {
  return (
    isRecord(read) &&
    typeof read["operationId"] === "string" &&
    typeof read["call"] === "string" &&
    typeof read["status"] === "number" &&
    (read["user"] === null || typeof read["user"] === "number")
  );
}
