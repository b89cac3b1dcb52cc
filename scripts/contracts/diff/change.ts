/**
 * breaking: a caller that kept to the old contract fails · risky: some callers may, or it cannot be decided ·
 * safe: no caller notices.
 */
export type Severity = "breaking" | "risky" | "safe";

/** One difference between two versions of a contract. */
export interface Change {
  readonly severity: Severity;
  /** operationId, or "the whole contract". */
  readonly operation: string;
  /** Which part of it, such as `answer 200 data.list[].name`; empty for the operation itself. */
  readonly where: string;
  /** What changed and why that is breaking, risky or safe. */
  readonly reason: string;
  /** `contracts/content.yaml:12` in the new version; in the old one for what is gone. */
  readonly place: string;
}

/** What a change means to a caller, with the reason. */
export type Verdict = readonly [severity: Severity, why: string];

/**
 * `request`: written by the caller; what was valid must stay valid. `response`: read by the caller; must stay as
 * promised.
 */
export type Direction = "request" | "response";

/** Why a change of texts and marks is safe: nothing that a caller sends or reads is another. */
export const textsOnly = "words and marks alone";
