import type { ExampleRequest } from "./named-examples";

/** An injected failure. */
export type FaultEffect =
  | { kind: "latency"; milliseconds: number }
  /** No answer until the caller gives up. */
  | { kind: "timeout" }
  /** The connection breaks. */
  | { kind: "offline" }
  | { kind: "status"; status: number }
  | { kind: "refusal"; code: number; errcode: number }
  /** What the contract shows by this name, or first with this code. */
  | { kind: "example"; name: string }
  | { kind: "code"; code: number }
  /** The handler does its work, and its answer is lost on the way: */
  | { kind: "html" }
  | { kind: "truncated" }
  | { kind: "empty" };

export interface FaultRule {
  /** An operationId, or "*" for all. */
  readonly operation: string;
  readonly effect: FaultEffect;
  /** 0 to 1; 1 is always. */
  readonly probability: number;
}

/** What may stand after the equals sign, for messages. */
export const faultForms =
  "latency(ms), timeout, offline, http400 to http599, refuse(code) or refuse(code,errcode), example(name), code(number), html, truncated, empty, each with @0.3 for a probability";

/** Reads "latency(800)" or "http500@0.3"; null when it is not a fault. */
export function readFault(operation: string, text: string): FaultRule | null {
  const match = /^([^@]+)(?:@(0|1|0?\.\d+|1\.0+))?$/.exec(text);
  const effect = match?.[1] === undefined ? null : readEffect(match[1]);
  return effect ? { operation, effect, probability: Number(match?.[2] ?? 1) } : null;
}

function readEffect(text: string): FaultEffect | null {
  switch (text) {
    case "timeout":
    case "offline":
    case "html":
    case "truncated":
    case "empty":
      return { kind: text };
  }
  const latency = /^latency\((\d{1,6})\)$/.exec(text);
  if (latency) return { kind: "latency", milliseconds: Number(latency[1]) };
  const status = /^http([45]\d\d)$/.exec(text);
  if (status) return { kind: "status", status: Number(status[1]) };
  const shown = /^(?:example\(([\w.-]{1,100})\)|code\((\d{1,8})\))$/.exec(text);
  if (shown?.[1] !== undefined) return { kind: "example", name: shown[1] };
  if (shown) return { kind: "code", code: Number(shown[2]) };
  const refusal = /^refuse\((\d{1,6})(?:,(\d{1,8}))?\)$/.exec(text);
  if (!refusal) return null;
  const code = Number(refusal[1]);
  // The back end's detailed codes are its codes with two more digits: 404 and 40400.
  return { kind: "refusal", code, errcode: Number(refusal[2] ?? code * 100) };
}

/** The text that `readFault` reads as this rule, with its "fault:" and operation. */
export function writeFault({ operation, effect, probability }: FaultRule): string {
  return `fault:${operation}=${writeEffect(effect)}${probability === 1 ? "" : `@${probability}`}`;
}

function writeEffect(effect: FaultEffect): string {
  if (effect.kind === "latency") return `latency(${effect.milliseconds})`;
  if (effect.kind === "status") return `http${effect.status}`;
  if (effect.kind === "refusal") return `refuse(${effect.code},${effect.errcode})`;
  if (effect.kind === "example") return `example(${effect.name})`;
  if (effect.kind === "code") return `code(${effect.code})`;
  return effect.kind;
}

/** The example that a fault asks for; null for a fault of another kind. */
export function requestedExample(effect: FaultEffect): ExampleRequest | null {
  if (effect.kind === "example") return { name: effect.name, code: null };
  return effect.kind === "code" ? { name: null, code: effect.code } : null;
}
