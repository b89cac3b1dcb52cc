import type { Place } from "../document/place";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";

/** All rules with one sentence each, as reports show them. */
export const rules = {
  "no-answer": "Every request gets a response in time.",
  "server-error": "Whatever is sent, the server does not break.",
  status: "Only documented statuses are returned.",
  "content-type": "Responses have a documented content type.",
  charset: "Responses are UTF-8 and declare no other charset.",
  body: "Bodies fit their schema.",
  header: "Documented headers are there and fit their schema.",
  envelope: "An envelope agrees with itself and with the status.",
  leak: "Failures reveal nothing internal to the server.",
  refusal: "Input that breaks one constraint is refused.",
  "refusal-code": "A refusal has the documented status and code.",
  acceptance: "Input that keeps every constraint is accepted.",
  access: "Without valid credentials nothing is returned; with them, what is documented.",
  ownership: "A user does not reach another user's resources.",
  session: "A session works from login to logout.",
  method: "Methods that are not documented are refused.",
  "not-found": "What does not exist is not found.",
  "read-back": "What was written can be read.",
  gone: "What was deleted is gone.",
  listed: "Lists hold what exists.",
  "patch-keeps": "A partial update leaves the rest alone.",
  "put-replaces": "A replacement leaves nothing of the old representation.",
  "side-effect": "A refused request changes nothing.",
  default: "What is left out takes its documented default.",
  "creation-status": "201 is for what was created, and for nothing else.",
  location: "Location leads to the created resource.",
  dependants: "Deleting a resource deletes what belongs to it.",
  paging: "Pages contain what their parameters and totals state.",
  filter: "Every item matches the filter.",
  sort: "Items come in the documented order.",
  idempotency: "The same key creates one resource.",
  conflict: "What must be unique stays unique.",
  conditional: "Conditional requests are evaluated.",
  time: "Responses arrive within the documented time.",
  request: "Callers send what the contract allows.",
} as const;

export type Rule = keyof typeof rules;

/** A violation as one trial saw it. */
export interface Draft {
  operation: Operation;
  rule: Rule;
  /** Tells apart causes that share operation, rule and pointer. */
  cause: string;
  expected: string;
  actual: string;
  /** Into the response for a wrong value, into the request for a wrongly accepted one. */
  pointer: string;
  place: Place;
  exchange: Exchange;
  /** The calls that lead to it, the decisive one last. */
  steps: Exchange[];
  /** Names a cause that several operations share, such as one lookup. */
  shared?: string;
}

export interface Finding extends Draft {
  id: string;
  confirmed: boolean;
  /** A note is about what the contract does not state itself; it does not count as a finding. */
  severity: "error" | "warning" | "note";
  /** Other places with the same cause. */
  also: string[];
  silenced: string | undefined;
}

/** The pointer with list indexes replaced: items of one list share a cause. */
export function generalPointer(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, "/*");
}

export function keyOfDraft(draft: Draft): string {
  return [draft.operation.id, draft.rule, generalPointer(draft.pointer), draft.cause].join(" | ");
}

/** Whether a draft shows the same cause in an earlier row, which needs fewer calls to reproduce. */
export function isNearer(draft: Draft, known: Draft): boolean {
  return keyOfDraft(draft) === keyOfDraft(known) && rowOf(draft) < rowOf(known);
}

const rowOf = ({ pointer }: Draft): number => Number(/\/(\d+)(?=\/|$)/.exec(pointer)?.[1] ?? 0);
