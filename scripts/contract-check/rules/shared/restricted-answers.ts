import { findList, successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { membersOf } from "../../schema/shape";

/** Whether the description of a member shows it to some callers alone: "Shown to staff only; null for customers." */
export const isShownToSome = (description: string): boolean =>
  /\b(shown|visible|readable|returned|given) to\b.*\b(only|alone)\b|\b(shown|visible|readable|returned|given) only to\b|\bonly (shown|visible|readable|returned|given) to\b/i.test(
    description,
  );

/**
 * Whether a member of an answer, or of the items of a list, may be null for callers to whom it is not shown.
 * @param asItem whether the items of the list are meant, not the whole answer
 */
export function isRestricted(from: Operation, asItem: boolean, name: string): boolean {
  const { documents } = from.contract;
  const item = asItem ? findList(from)?.item : undefined;
  const places = (asItem ? (item ? [item] : []) : successSchemas(from)).flatMap(
    (schema) => membersOf(documents, schema).get(name) ?? [],
  );
  return places.some((place) => isShownToSome(descriptionOf(place, documents.resolve(place))));
}
