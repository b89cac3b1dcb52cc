import type { FaultEffect } from "../../kernel/fault-rules";
import { readFault } from "../../kernel/fault-rules";

export type FaultKind = FaultEffect["kind"];

interface KindTexts {
  readonly text: string;
  /** Label and initial value of the detail's field; "" where it needs none. */
  readonly label: string;
  readonly first: string;
  /** The text after the equals sign. */
  write(detail: string): string;
}

/** Every kind of fault, as the form offers it. */
export const faultKinds: Readonly<Record<FaultKind, KindTexts>> = {
  status: { text: "HTTP status", label: "Status", first: "500", write: (detail) => `http${detail.trim()}` },
  refusal: {
    text: "Refusal",
    label: "Code",
    first: "404",
    write: (detail) => `refuse(${detail.replaceAll(" ", "")})`,
  },
  example: {
    text: "Example of the contract",
    label: "Name",
    first: "success",
    write: (detail) => `example(${detail.trim()})`,
  },
  code: {
    text: "Example with a code",
    label: "Code",
    first: "422",
    write: (detail) => `code(${detail.trim()})`,
  },
  latency: {
    text: "Late answer",
    label: "Milliseconds",
    first: "1500",
    write: (detail) => `latency(${detail.trim()})`,
  },
  timeout: { text: "No answer", label: "", first: "", write: () => "timeout" },
  offline: { text: "Broken connection", label: "", first: "", write: () => "offline" },
  html: { text: "A web page", label: "", first: "", write: () => "html" },
  truncated: { text: "Half an answer", label: "", first: "", write: () => "truncated" },
  empty: { text: "An empty answer", label: "", first: "", write: () => "empty" },
};

export function isFaultKind(value: string): value is FaultKind {
  return Object.hasOwn(faultKinds, value);
}

/** "fault:listNews=http500@0.3" as a text: "listNews: HTTP status 500, 30 times in 100". */
export function describeFault(fault: string): string {
  const [, operation = "*", text = ""] = /^fault:([^=]*)=(.*)$/.exec(fault) ?? [];
  const rule = readFault(operation, text);
  if (!rule) return fault;
  const often = rule.probability === 1 ? "always" : `${Math.round(rule.probability * 100)} times in 100`;
  return `${operation === "*" ? "Every operation" : operation}: ${detailOf(rule.effect)}, ${often}`;
}

function detailOf(effect: FaultEffect): string {
  const { text } = faultKinds[effect.kind];
  if (effect.kind === "status") return `${text} ${effect.status}`;
  if (effect.kind === "refusal") return `${text} ${effect.code} (${effect.errcode})`;
  if (effect.kind === "example") return `the contract's example ${effect.name}`;
  if (effect.kind === "code") return `the contract's first example with code ${effect.code}`;
  if (effect.kind === "latency") return `${text}, ${effect.milliseconds} ms`;
  return text;
}
