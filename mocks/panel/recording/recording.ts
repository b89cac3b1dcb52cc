import { isRecord } from "../../kernel/contract-model";

/** A session for a replay: the initial world and its calls with their responses, as plain JSON. */
export interface Recording {
  readonly kind: "stockbook-recording";
  readonly version: 1;
  /** The world at the beginning, in the grammar of `?mock=`. */
  readonly start: string;
  readonly steps: readonly RecordedStep[];
}

export type RecordedStep = RecordedCall | RecordedWorldChange;

/** A call and its answer. */
export interface RecordedCall {
  readonly kind: "call";
  /** The world's time, milliseconds since 1970. */
  readonly at: number;
  readonly operationId: string | null;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** What went wrong on purpose, in the grammar; without what only takes time. */
  readonly faults: readonly string[];
  /** 0 when the connection broke. */
  readonly status: number;
  readonly answer: string | null;
}

/** The world was replaced without a call: by undo, or by another persona. */
export interface RecordedWorldChange {
  readonly kind: "world";
  readonly selection: string;
}

/** What is read is no recording; the message is one sentence. */
export class RecordingProblem extends Error {}

/** Takes parsed JSON for a recording. Throws a RecordingProblem. */
export function readRecording(json: unknown): Recording {
  if (!isRecord(json) || json["kind"] !== "stockbook-recording")
    throw new RecordingProblem("This is no recording: it does not begin with the kind stockbook-recording.");
  if (json["version"] !== 1)
    throw new RecordingProblem(
      `This recording has version ${String(json["version"])}; this back end reads version 1.`,
    );
  const { start, steps } = json;
  if (typeof start !== "string") throw new RecordingProblem("The recording lacks its start.");
  if (!Array.isArray(steps)) throw new RecordingProblem("The recording lacks its steps.");
  const read = steps.map((step: unknown, index) => {
    if (!isStep(step))
      throw new RecordingProblem(`Step ${index + 1} of the recording is no call and no turn.`);
    return step;
  });
  return { kind: "stockbook-recording", version: 1, start, steps: read };
}

/** A recorded answer's body for comparison; bytes by their number. */
export function bodyText(body: string | Uint8Array | null): string | null {
  return body instanceof Uint8Array ? `(${body.length} bytes)` : body;
}

function isStep(value: unknown): value is RecordedStep {
  if (!isRecord(value)) return false;
  if (value["kind"] === "world") return typeof value["selection"] === "string";
  return (
    value["kind"] === "call" &&
    Number.isFinite(value["at"]) &&
    isTextOrNull(value["operationId"]) &&
    typeof value["method"] === "string" &&
    typeof value["address"] === "string" &&
    isRecord(value["headers"]) &&
    Object.values(value["headers"]).every((header) => typeof header === "string") &&
    isTextOrNull(value["body"]) &&
    Array.isArray(value["faults"]) &&
    value["faults"].every((fault) => typeof fault === "string") &&
    Number.isInteger(value["status"]) &&
    isTextOrNull(value["answer"])
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}
