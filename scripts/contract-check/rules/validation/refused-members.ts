import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import type { Variation } from "../shared/variation";

const refused = new WeakMap<Trial["checker"], Map<Operation, Map<string, number>>>();

/** Notes that a value of a member was refused as invalid. */
export function noteRefusedMember(
  { checker }: Trial,
  { operation, code }: Exchange,
  { pointer, keyword }: Variation,
): void {
  if ((code !== 400 && code !== 422) || !isOfValue(keyword)) return;
  const known = refused.get(checker) ?? new Map<Operation, Map<string, number>>();
  refused.set(checker, known);
  known.set(operation, (known.get(operation) ?? new Map<string, number>()).set(pointer, code));
}

/**
 * The code with which another invalid value of the same member was refused; undefined where none was. A conflict in its
 * place says that the value was taken for valid: bounds of a member are looked at together.
 */
export function codeOfMember(
  { checker }: Trial,
  { operation, code }: Exchange,
  { pointer, keyword }: Variation,
): number | undefined {
  if (code !== 409 || !pointer.startsWith("/body/") || !isOfValue(keyword)) return undefined;
  return refused.get(checker)?.get(operation)?.get(pointer);
}

const isOfValue = (keyword: string): boolean =>
  /^(exclusive)?(minimum|maximum)$|^(min|max)Length$/i.test(keyword);
