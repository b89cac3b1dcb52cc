import { responseFor } from "../../load/documented";
import type { Operation } from "../../load/model";

/** A refusal of invalid input, by what was wrong with it. */
export interface KindOfRefusal {
  operation: Operation;
  /** Where: the body's syntax, the body, the query. */
  at: "malformed" | "body" | "query";
  /** What: `maxLength`, `required`. */
  keyword: string;
  pointer: string;
  code: number;
}

/** Refusals of so many other places have to agree before a single one is at fault. */
const minimumOfOthers = 4;

/**
 * The code that a refusal of this kind should have had: the one that a text names for its kind, else the one that all
 * other refusals of the kind have. Undefined where it is right, or where nothing says so.
 *
 * Part of `refusal-codes`.
 */
export function expectedCode(one: KindOfRefusal, all: readonly KindOfRefusal[]): number | undefined {
  if (!isChoice(one)) return undefined;
  const stated = statedCode(one);
  const others = all.filter(
    (other) =>
      other.at === one.at &&
      isChoice(other) &&
      (other.operation !== one.operation || other.pointer !== one.pointer),
  );
  const codes = codesOf(others);
  const isCommon = others.length >= minimumOfOthers && codes.size === 1 && !codes.has(one.code);
  // "Malformed JSON" is plain.
  if (stated !== undefined && one.at === "malformed") return stated === one.code ? undefined : stated;
  if (stated !== undefined)
    // A text may be general: where most of the server's own answers are otherwise, it means something else.
    return stated !== one.code && others.filter(({ code }) => code === stated).length * 2 > others.length
      ? stated
      : undefined;
  if (isCommon) return [...codes][0];
  // Types and bounds may differ by design; the refusals of one keyword do not.
  const alike = others.filter(({ keyword }) => keyword === one.keyword);
  const ofKeyword = codesOf(alike);
  return alike.length >= minimumOfOthers && ofKeyword.size === 1 && !ofKeyword.has(one.code)
    ? [...ofKeyword][0]
    : undefined;
}

const codesOf = (some: readonly KindOfRefusal[]): Set<number> => new Set(some.map(({ code }) => code));

/** Whether the contract has both codes: another one is reported as undocumented already. */
export const isChoice = ({ operation, code }: KindOfRefusal): boolean =>
  (code === 400 || code === 422) &&
  [400, 422].every((one) => operation.responses.some(({ status }) => status === String(one)));

const aboutSyntax =
  /\b(malformed|syntax|not (valid |well-formed )?json|unparsable|unparseable|cannot be (parsed|read)|can't be (parsed|read)|unreadable|broken json|invalid json|not json)\b/i;
const aboutRules =
  /\b(rules?|validation|constraints?|semantic|breaks|violat\w+|members?|fields?|propert(y|ies)|values?)\b/i;
const aboutQuery = /\b(query|parameters?|url|cursor|page size)\b/i;

/** The code whose text is about this kind, where only one of both is. */
function statedCode({ operation, at }: KindOfRefusal): number | undefined {
  const [bad, invalid] = [400, 422].map((code) => responseFor(operation, code)?.description ?? "");
  const texts: [number, string][] = [
    [400, bad ?? ""],
    [422, invalid ?? ""],
  ];
  const about = at === "malformed" ? aboutSyntax : at === "query" ? aboutQuery : aboutRules;
  const naming = texts.filter(([, text]) => about.test(text) && (at !== "body" || !aboutSyntax.test(text)));
  return naming.length === 1 ? naming[0]?.[0] : undefined;
}
