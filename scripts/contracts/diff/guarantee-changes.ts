import { record } from "../operations";
import type { Verdict } from "./change";
import { changeOf, type OperationChange, type OperationPair } from "./component-changes";
import { lifecycleJudges } from "./lifecycle-judges";

type Judge = (before: unknown, after: unknown) => Verdict;

const held = ["safe", "callers may rely on more than before"] as const;

/** A promise callers build on: new is good, gone or different is not. */
const promise =
  (why: string): Judge =>
  (before) =>
    before === undefined ? held : ["breaking", why];

/** Guarantees that plain OpenAPI cannot express, and what their changes mean to callers. */
const judges: Readonly<Record<string, Judge>> = {
  "x-unsafe-get": (_before, after) =>
    after === true
      ? ["breaking", "callers that cache, prefetch or repeat it now change something"]
      : ["safe", "callers were more careful than they need to be"],
  "x-pagination": promise("callers page through the list the old way"),
  "x-filters": filterVerdict,
  "x-sort": (before, after) => {
    if (before === undefined) return held;
    if (after === undefined || record(before)["param"] !== record(after)["param"])
      return ["breaking", "callers that sort are no longer heard"];
    return ["risky", "callers that do not sort get another order"];
  },
  "x-idempotency": promise("a call repeated with its key may make two things"),
  "x-invalidates-session": (_before, after) =>
    after === true
      ? ["risky", "callers have to log in again afterwards"]
      : ["risky", "callers that count on being logged out stay logged in"],
  ...lifecycleJudges,
  "x-max-response-ms": (before, after) =>
    typeof after === "number" && (typeof before !== "number" || after <= before)
      ? held
      : ["risky", "callers may wait longer than they were promised"],
};

/** Marks of an operation (`x-…`) that bind the back end, and the links of its answers. */
export function promiseChanges({ old, current, before, after }: OperationPair): OperationChange[] {
  return Object.entries(judges).flatMap(([keyword, judge]) => {
    const [one, other] = [old.operation[keyword], current.operation[keyword]];
    if (isEqualMark(one, other)) return [];
    const what = one === undefined ? "is new" : other === undefined ? "is gone" : "changed";
    const place =
      other === undefined
        ? before.placeOf(`${old.pointer}/${keyword}`)
        : after.placeOf(`${current.pointer}/${keyword}`);
    return [changeOf(keyword, what, judge(one, other), place)];
  });
}

/** A false mark is equal to none; the order of its parts does not matter. */
function isEqualMark(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

function stable(mark: unknown): string {
  if (typeof mark !== "object" || mark === null) return JSON.stringify(mark || null);
  return JSON.stringify(Object.entries(mark).sort(([one], [other]) => one.localeCompare(other)));
}

function filterVerdict(before: unknown, after: unknown): Verdict {
  const guarantees = Object.entries(record(before));
  const now = record(after);
  const isHeld = guarantees.every(([name, property]) => now[name] === property);
  return isHeld ? held : ["breaking", "callers that filter may get what does not fit"];
}
