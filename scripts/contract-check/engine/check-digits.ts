import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import { withCheckDigit } from "../schema/check-digits";
import { membersOf } from "../schema/shape";

/** What a contract says of a member of a body: its name, its description, and the operation's sentences that name it. */
export function aboutMember({ contract, text }: Operation, name: string, place: Place): string {
  const own = descriptionOf(place, contract.documents.resolve(place));
  const naming = sentencesOf(text).filter((one) => one.includes(`\`${name}\``));
  return [wordsOf(name).join(" "), own, ...naming].join(". ");
}

/** A value of a member with the check digits that its contract speaks of; most values are too short for any. */
export function withDigitsOf(operation: Operation, name: string, place: Place, value: string): string {
  return /\d{8}/.test(value) ? withCheckDigit(value, aboutMember(operation, name, place)) : value;
}

/** The body with right check digits: made-up ISBNs, account and card numbers are refused wherever they are looked at. */
export function withCheckDigits(operation: Operation, body: unknown): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return body;
  const members = membersOf(operation.contract.documents, schema);
  const changed = Object.entries(body).flatMap(([name, value]) => {
    const place = members.get(name);
    if (typeof value !== "string" || !place) return [];
    const right = withDigitsOf(operation, name, place, value);
    return right === value ? [] : [[name, right]];
  });
  return changed.length === 0 ? body : { ...body, ...Object.fromEntries(changed) };
}
