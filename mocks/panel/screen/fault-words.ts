import type { FaultEffect } from "../../kernel/fault-rules";
import { readFault } from "../../kernel/fault-rules";

export type FaultKind = FaultEffect["kind"];

interface KindWords {
  readonly words: string;
  /** Of the field for its detail, and what stands there first; "" where it needs none. */
  readonly label: string;
  readonly first: string;
  /** What stands after the equals sign. */
  write(detail: string): string;
}

/** Every kind of fault, as the form offers it. */
export const faultKinds: Readonly<Record<FaultKind, KindWords>> = {
  status: { words: "HTTP status", label: "Status", first: "500", write: (detail) => `http${detail.trim()}` },
  refusal: {
    words: "Refusal",
    label: "Code",
    first: "404",
    write: (detail) => `refuse(${detail.replaceAll(" ", "")})`,
  },
  latency: {
    words: "Late answer",
    label: "Milliseconds",
    first: "1500",
    write: (detail) => `latency(${detail.trim()})`,
  },
  timeout: { words: "No answer", label: "", first: "", write: () => "timeout" },
  offline: { words: "Broken connection", label: "", first: "", write: () => "offline" },
  html: { words: "A web page", label: "", first: "", write: () => "html" },
  truncated: { words: "Half an answer", label: "", first: "", write: () => "truncated" },
  empty: { words: "An empty answer", label: "", first: "", write: () => "empty" },
};

export function isFaultKind(value: string): value is FaultKind {
  return Object.hasOwn(faultKinds, value);
}

/** "fault:listNews=http500@0.3" as words: "listNews: HTTP status 500, 3 times in 10". */
export function describeFault(fault: string): string {
  const [, operation = "*", text = ""] = /^fault:([^=]*)=(.*)$/.exec(fault) ?? [];
  const rule = readFault(operation, text);
  if (!rule) return fault;
  const often = rule.probability === 1 ? "always" : `${Math.round(rule.probability * 100)} times in 100`;
  return `${operation === "*" ? "Every operation" : operation}: ${detailOf(rule.effect)}, ${often}`;
}

function detailOf(effect: FaultEffect): string {
  const { words } = faultKinds[effect.kind];
  if (effect.kind === "status") return `${words} ${effect.status}`;
  if (effect.kind === "refusal") return `${words} ${effect.code} (${effect.errcode})`;
  if (effect.kind === "latency") return `${words}, ${effect.milliseconds} ms`;
  return words;
}
