import type { Draft, Finding } from "../judge/finding";
import { generalPointer, keyOfDraft } from "../judge/finding";
import { documents } from "../load/documented";

/** Rules about a single response: where the plain request breaks them, every other request does too. */
export const responseRules: ReadonlySet<string> = new Set([
  "server-error",
  "status",
  "content-type",
  "charset",
  "header",
  "envelope",
  "leak",
  "body",
  "no-answer",
]);

/** Whether the contract does not state what was violated: it lists content types, and excludes no other. */
function isUnstated({ rule, cause, operation }: Draft): boolean {
  return rule === "refusal" && cause.startsWith("media type") && !documents(operation, 415);
}

/** All findings of a run, one for each cause. */
export class FindingStore {
  readonly found: Finding[] = [];
  private readonly keys = new Map<string, Finding>();
  /** Finding → the `actual` texts it was reported with. */
  private readonly reportedActuals = new WeakMap<Finding, Set<string>>();
  private readonly onFound: (finding: Finding) => void;

  constructor(onFound: (finding: Finding) => void) {
    this.onFound = onFound;
  }

  has(draft: Draft): boolean {
    return this.findDuplicate(draft) !== undefined;
  }

  /** The finding that already covers this cause. */
  findDuplicate(draft: Draft): Finding | undefined {
    const known = this.keys.get(keyOfDraft(draft));
    if (known) return known;
    // A shared cause is reported for the first operation only.
    const together = this.found.find(
      ({ shared, confirmed }) => confirmed && shared !== undefined && shared === draft.shared,
    );
    if (together) return together;
    const siblings = this.found.filter((one) => one.operation === draft.operation && one.rule === draft.rule);
    // A value that was stored wrong is returned wrong everywhere: the writing operation is at fault.
    if (draft.rule === "body") {
      const origin = this.found.find(
        (one) =>
          one.rule === "body" &&
          one.operation.method !== "get" &&
          one.cause === draft.cause &&
          one.expected.split("/").at(-1) === draft.expected.split("/").at(-1) &&
          this.reportedActuals.get(one)?.has(draft.actual) === true,
      );
      if (origin) return origin;
    }
    if (responseRules.has(draft.rule)) {
      // An operation that fails on valid input fails on everything.
      const valid = siblings.find(
        (one) =>
          (one.confirmed && one.cause.endsWith(" valid")) ||
          (draft.rule !== "server-error" &&
            one.cause === draft.cause &&
            generalPointer(one.pointer) === generalPointer(draft.pointer)),
      );
      if (valid) return valid;
      if (draft.rule === "server-error" && siblings.length >= 3) return siblings[2];
      return undefined;
    }
    if (draft.rule === "refusal" || draft.rule === "acceptance") {
      const here = siblings.filter((one) => one.pointer === draft.pointer);
      if (here.length > 0 && here[0]?.cause === draft.cause) return here[0];
      // Many places with the same fault have one cause: nothing is validated.
      if (siblings.length >= 4) return siblings[3];
    }
    if (
      ["read-back", "patch-keeps", "put-replaces", "access", "refusal-code", "gone", "side-effect"].includes(
        draft.rule,
      )
    ) {
      if (siblings.length >= 3) return siblings[2];
    }
    return undefined;
  }

  /** A server error that did not repeat is independent of the request: one finding covers all of an operation. */
  private transientFinding(draft: Draft): Finding | undefined {
    if (draft.rule !== "server-error") return undefined;
    return this.found.find(
      ({ confirmed, operation, rule }) => !confirmed && operation === draft.operation && rule === draft.rule,
    );
  }

  add(draft: Draft, confirmed: boolean): Finding {
    const known = this.findDuplicate(draft) ?? (confirmed ? undefined : this.transientFinding(draft));
    if (known) {
      this.reportedActuals.get(known)?.add(draft.actual);
      const other = draft.operation === known.operation ? "" : draft.operation.id;
      const place = [other, draft.pointer, draft.cause].filter((part) => part !== "").join(" ");
      if (place !== "" && !known.also.includes(place) && known.also.length < 40) known.also.push(place);
      return known;
    }
    const finding: Finding = {
      ...draft,
      id: `F${this.found.length + 1}`,
      confirmed,
      severity: isUnstated(draft) ? "note" : confirmed ? "error" : "warning",
      also: [],
      silenced: undefined,
    };
    this.found.push(finding);
    this.reportedActuals.set(finding, new Set([draft.actual]));
    this.keys.set(keyOfDraft(draft), finding);
    this.onFound(finding);
    return finding;
  }
}
