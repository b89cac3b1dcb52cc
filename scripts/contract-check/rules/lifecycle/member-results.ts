import { isObject } from "../../lib/json";
import { wordsOf } from "../../plan/nouns";

/** One member of a bulk request, and what is expected of it. */
export interface SentMember {
  isGood: boolean;
  /** The id that was sent, for members that name what exists. */
  id?: unknown;
}

export interface ResultRules {
  /** The contract states that results stand in the order of the request. */
  isOrdered: boolean;
  /** The position of the first member, where the contract states it. */
  firstIndex: number | undefined;
  /** The one status that the contract names for a refused member. */
  refusedStatus: number | undefined;
}

export interface ResultFault {
  expected: string;
  actual: string;
  cause: string;
}

const indexNames = /^(index|position|row|line|item_?index|(item|row|line)_?(no|number))$/i;
const statusNames = /^(status|code|status_?code|http_?status|result|outcome|state)$/i;
const flagNames = /^(ok|success|succeeded|is_?ok|accepted|valid)$/i;
const errorNames = /^(errors?|problems?|reason|failure|message|detail)$/i;
const successStates =
  /^(ok|created|updated|success|successful|succeeded|done|accepted|added|applied|imported|deleted|removed|closed|archived|changed|moved|assigned|cancell?ed|\w+ed)$/i;
const failureStates =
  /^(errors?|failed|failure|invalid|rejected|refused|not[_ -]?found|conflict|skipped|unknown|forbidden|missing|denied)$/i;

/** Whether a result reports success; undefined where it does not say. */
export function isSuccess(result: unknown): boolean | undefined {
  if (!isObject(result)) return undefined;
  for (const [name, value] of Object.entries(result)) {
    if (statusNames.test(name) && typeof value === "number") return value >= 200 && value < 300;
    if (flagNames.test(name) && typeof value === "boolean") return value;
    if (statusNames.test(name) && typeof value === "string") {
      if (failureStates.test(value)) return false;
      if (successStates.test(value)) return true;
    }
  }
  const error = Object.entries(result).find(([name]) => errorNames.test(name))?.[1];
  if (error !== undefined && error !== null) return false;
  return Object.keys(result).some((name) => /^id$|_?id$/i.test(name)) ? true : undefined;
}

/**
 * Whether a success reports of one id that nothing was done with it: `{ results: [{ parcelId, outcome: "not_found" }] }`,
 * `{ failed: [{ id, reason }] }`.
 */
export function isRefusedInside(body: unknown, id: unknown): boolean {
  const found = resultsOf(body, id, false);
  return found.length > 0 && found.every((one) => one === false);
}

/** What a body reports of an id, wherever it does: success, failure or neither. */
function resultsOf(value: unknown, id: unknown, isAmongFailures: boolean): (boolean | undefined)[] {
  if (value === id && value !== undefined) return [isAmongFailures ? false : undefined];
  if (Array.isArray(value)) return value.flatMap((one) => resultsOf(one, id, isAmongFailures));
  if (!isObject(value)) return [];
  if (Object.values(value).includes(id)) return [isAmongFailures ? false : isSuccess(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    resultsOf(inner, id, isAmongFailures || failureStates.test(wordsOf(name).join(" "))),
  );
}

/** The result of each sent member, by the position that it states, else by its id or its place. */
export function resultsByMember(
  sent: readonly SentMember[],
  results: readonly unknown[],
  firstIndex: number | undefined,
): unknown[] {
  const indexes = results.map((one) => numberNamed(one, indexNames));
  const base = firstIndex ?? (indexes.includes(0) ? 0 : 1);
  return sent.map((member, at) => {
    const byIndex = indexes.every((one) => one !== undefined)
      ? results[indexes.indexOf(at + base)]
      : undefined;
    const byId =
      member.id === undefined
        ? undefined
        : results.find((one) => isObject(one) && Object.values(one).some((value) => value === member.id));
    return byIndex ?? byId ?? results[at];
  });
}

/** What is wrong with the results of a bulk request; the first fault. */
export function resultFault(
  sent: readonly SentMember[],
  results: readonly unknown[],
  { isOrdered, firstIndex, refusedStatus }: ResultRules,
): ResultFault | undefined {
  if (results.length !== sent.length)
    return {
      expected: `${sent.length} results, one for each member`,
      actual: `${results.length}`,
      cause: "number",
    };
  const indexes = results.map((one) => numberNamed(one, indexNames));
  if (indexes.every((one) => one !== undefined)) {
    const base = firstIndex ?? Math.min(...indexes);
    const wanted = sent.map((_, at) => at + base);
    const isComplete = wanted.every((one) => indexes.includes(one));
    if (!isComplete || (isOrdered && wanted.some((one, at) => one !== indexes[at])))
      return {
        expected: `the positions ${wanted.join(", ")}`,
        actual: indexes.join(", "),
        cause: "positions",
      };
  } else if (isOrdered && sent.every(({ id }) => id !== undefined)) {
    const at = sent.findIndex(({ id }, index) => {
      const result = results[index];
      const others = sent.filter((_, other) => other !== index).map((one) => one.id);
      return (
        isObject(result) && Object.values(result).some((value) => others.includes(value) && value !== id)
      );
    });
    if (at >= 0)
      return {
        expected: `result ${at + 1} to be that of member ${at + 1}`,
        actual: "that of another",
        cause: "order",
      };
  }
  const own = resultsByMember(sent, results, firstIndex);
  for (const [at, { isGood }] of sent.entries()) {
    const shown = isSuccess(own[at]);
    if (shown !== undefined && shown !== isGood)
      return {
        expected: `${isGood ? "success" : "a failure"} for member ${at + 1}, which is ${isGood ? "valid" : "not"}`,
        actual: isGood ? "a failure" : "success",
        cause: isGood ? "good member" : "bad member",
      };
    const status = numberNamed(own[at], statusNames);
    if (!isGood && refusedStatus !== undefined && status !== undefined && status !== refusedStatus)
      return {
        expected: `${refusedStatus} for member ${at + 1}`,
        actual: String(status),
        cause: "member status",
      };
  }
  return undefined;
}

const counters: readonly (readonly [name: RegExp, of: (good: number, bad: number) => number])[] = [
  [
    /^(succeeded|successful|success_?count|succeeded_?count|created|created_?count|updated|updated_?count|ok|imported|applied|deleted|accepted)$/i,
    (good) => good,
  ],
  [
    /^(failed|failed_?count|failures?|failure_?count|error_?count|rejected|rejected_?count|invalid)$/i,
    (_, bad) => bad,
  ],
  [/^(total|count|processed|received|total_?count)$/i, (good, bad) => good + bad],
];

/**
 * A counter beside the results that does not count them; several for the good ones, such as created and updated, together do.
 * What the results call otherwise, such as unchanged, is not counted as updated.
 */
export function counterFault(
  body: unknown,
  sent: readonly SentMember[],
  results: readonly unknown[] = [],
): ResultFault | undefined {
  const good = sent.filter(({ isGood }) => isGood).length;
  if (outcomesOf(results)?.some((one) => exempt.test(one))) return undefined;
  const places = isObject(body) ? [body, ...Object.values(body).filter(isObject)] : [];
  const shown = places.flatMap((place) => Object.entries(place));
  for (const [expression, of] of counters) {
    const named = shown.filter(
      (entry): entry is [string, number] => expression.test(entry[0]) && typeof entry[1] === "number",
    );
    const wanted = of(good, sent.length - good);
    const sum = named.reduce((all, [, value]) => all + value, 0);
    const name = named.map(([one]) => one).join(" and ");
    if (named.length > 0 && sum !== wanted)
      return { expected: `${name} to be ${wanted}`, actual: String(sum), cause: `counter ${name}` };
  }
  return undefined;
}

/**
 * A counter that is named like an outcome of the results and does not count those with it: `{ "results": [{ "outcome":
 * "not_found" }], "summary": { "notFound": 0 } }`.
 */
export function outcomeFault(body: unknown, results: readonly unknown[]): ResultFault | undefined {
  const outcomes = outcomesOf(results);
  if (!outcomes) return undefined;
  const places = isObject(body) ? [body, ...Object.values(body).filter(isObject)] : [];
  const shown = places.flatMap((place) => Object.entries(place));
  for (const [name, value] of shown) {
    const spelled = countedBy(name);
    const isCounted = shown.some(
      ([other, number]) => typeof number === "number" && outcomes.includes(countedBy(other)),
    );
    // Beside counters of outcomes, one of those that did not come about is 0.
    if (typeof value !== "number" || !isCounted || !outcomeNames.test(spelled.replace(/ /g, "_"))) continue;
    const wanted = outcomes.filter((one) => one === spelled).length;
    if (value !== wanted && (wanted > 0 || !totals.test(spelled)))
      return { expected: `${name} to be ${wanted}`, actual: String(value), cause: `counter ${name}` };
  }
  return undefined;
}

/** What a counter counts: `updatedCount` → updated. */
const countedBy = (name: string): string =>
  wordsOf(name)
    .join(" ")
    .replace(/ count$/, "");

/** Outcomes of what was neither done nor refused. */
const exempt = /^(unchanged|skipped|ignored|already .*|no change|not modified)$/;

/** Whether a result says that its member was left as it is. */
export const isUntouched = (result: unknown): boolean =>
  outcomesOf([result])?.some((one) => exempt.test(one)) === true;

/** The outcomes of all results as words; undefined where one of them has none, or several. */
function outcomesOf(results: readonly unknown[]): string[] | undefined {
  const outcomes = results.flatMap((one) => {
    const texts = Object.entries(isObject(one) ? one : {}).filter(
      ([name, value]) => statusNames.test(name) && typeof value === "string",
    );
    return texts.length === 1 ? [wordsOf(String(texts[0]?.[1])).join(" ")] : [];
  });
  return outcomes.length > 0 && outcomes.length === results.length ? outcomes : undefined;
}

const outcomeNames = /^(\w+ed|not_found|ok|invalid|unknown|conflict|missing)$/i;
const totals = /^(succeeded|failed|processed|received|accepted|requested|submitted|completed)$/i;

function numberNamed(result: unknown, names: RegExp): number | undefined {
  if (!isObject(result)) return undefined;
  const value = Object.entries(result).find(([name]) => names.test(name))?.[1];
  return typeof value === "number" ? value : undefined;
}
