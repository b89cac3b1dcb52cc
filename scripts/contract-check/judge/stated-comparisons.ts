import type { Place } from "../document/place";
import { literal, plainText, sentencesOf } from "../lib/texts";
import { successSchemas } from "../load/lists";
import type { Contract } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { membersOf, shapeOf } from "../schema/shape";
import type { Exchange } from "../send/exchange";
import { factsOfSchemas } from "./facts-of-schemas";
import type { Fault } from "./fault";
import type { Members } from "./number-formulas";
import { visitObjects } from "./visit-objects";

/** What a yes or no stands for: whether one member of the object is beyond another one. */
export interface Comparison {
  text: string;
  left: string;
  right: string;
  /** −1 where the left one has to be the smaller one, 1 where the greater. */
  side: -1 | 1;
  /** Equal ones count as well: "at least". */
  isInclusive: boolean;
}

const words: readonly [pattern: string, side: -1 | 1, isInclusive: boolean][] = [
  ["after|later than|above|greater than|more than|higher than|over", 1, false],
  ["before|earlier than|below|less than|lower than|under", -1, false],
  ["at least|not before", 1, true],
  ["at most|not after", -1, true],
];
const when = "(?:exactly |only |precisely )?(?:when|if(?: and only if)?)";
const comparing = words.map(([pattern]) => pattern).join("|");

/**
 * A yes or no is what its text makes of two other members: "`late` is true when `arrivedAt` is after `dueAt`", "Whether
 * `stock` is below `reorderLevel`".
 *
 * Standard: the descriptions of the documented members.
 * Reports: `body`. Severity: error.
 */
export function statedComparisonFaults({ ok, operation, body, call }: Exchange): Fault[] {
  const [schema] = successSchemas(operation);
  if (!ok || call.method !== undefined || !schema) return [];
  const faults: Fault[] = [];
  visitObjects(operation.contract, schema, body, "", (_, value, pointer, place) => {
    for (const [name, comparison] of comparisonsAt(operation.contract, place)) {
      const wanted = faults.length > 0 ? undefined : outcomeOf(value, comparison);
      if (wanted === undefined || typeof value[name] !== "boolean" || value[name] === wanted) continue;
      faults.push({
        rule: "body",
        cause: `compared ${name}`,
        expected: `${name} to be ${wanted}: ${comparison.text}`,
        actual: `${String(value[name])} with ${comparison.left} ${String(value[comparison.left])} and ${comparison.right} ${String(value[comparison.right])}`,
        pointer: `${pointer}/${name}`,
        place,
      });
    }
  });
  return faults;
}

const comparisonsAt = factsOfSchemas((contract, place) =>
  comparisonsOf(contract, membersOf(contract.documents, place)),
);

/** Member → the comparison that texts make it stand for. */
export function comparisonsOf(
  { documents, operations }: Contract,
  members: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Comparison> {
  const kindOf = (place: Place): string | undefined => {
    const { types, format = "" } = shapeOf(documents, place);
    if (types.has("boolean")) return "boolean";
    if (/^date/.test(format)) return format;
    return types.has("integer") || types.has("number") ? "number" : undefined;
  };
  const found = new Map<string, Comparison>();
  for (const [name, place] of members) {
    if (kindOf(place) !== "boolean") continue;
    const own = descriptionOf(place, documents.resolve(place));
    const texts = [own, ...operations.map(({ text }) => text)];
    for (const kind of ["date-time", "date", "number"]) {
      const others = [...members].flatMap(([other, one]) => (kindOf(one) === kind ? [other] : []));
      const stated = others.length > 1 ? firstStated(name, own, texts, others) : undefined;
      if (stated) found.set(name, stated);
    }
  }
  return found;
}

function firstStated(
  name: string,
  own: string,
  texts: readonly string[],
  others: readonly string[],
): Comparison | undefined {
  for (const text of texts) {
    const stated = comparison(name, text, others, text === own);
    if (stated) return stated;
  }
  return undefined;
}

/** "Whether `arrivedAt` is after `dueAt`; null before", "`late` is true when `arrivedAt` is after `dueAt`, otherwise false". */
export function comparison(
  name: string,
  text: string,
  others: readonly string[],
  isOwn: boolean,
): Comparison | undefined {
  const one = `(?:the )?(${others.map((other) => literal(other.toLowerCase())).join("|")})`;
  const about = `${literal(name.toLowerCase())} is true ${when}`;
  const start = isOwn ? `(?:^whether|(?<![\\w-])${about}|^true ${when})` : `(?<![\\w-])${about}`;
  const end = "(?=$|[.;]|,? (?:otherwise|else|and) (?:it is )?false\\b|, false otherwise)";
  const pattern = new RegExp(`${start} ${one} is (${comparing}) ${one}(?![\\w-])${end}`);
  for (const sentence of sentencesOf(plainText(text))) {
    const [whole, left, how, right] = pattern.exec(sentence.replace(/\.$/, "")) ?? [];
    const by = words.find(([all]) => new RegExp(`^(?:${all})$`).test(how ?? ""));
    if (whole === undefined || !by || left === right) continue;
    const named = (lower: string | undefined) => others.find((other) => other.toLowerCase() === lower);
    const [first, second] = [named(left), named(right)];
    if (first === undefined || second === undefined) continue;
    return { text: whole, left: first, right: second, side: by[1], isInclusive: by[2] };
  }
  return undefined;
}

function outcomeOf(of: Members, { left, right, side, isInclusive }: Comparison): boolean | undefined {
  const [first, second] = [of[left], of[right]].map((value) =>
    typeof value === "string" ? Date.parse(value) : value,
  );
  if (typeof first !== "number" || typeof second !== "number") return undefined;
  if (Number.isNaN(first) || Number.isNaN(second)) return undefined;
  return first === second ? isInclusive : Math.sign(first - second) === side;
}
