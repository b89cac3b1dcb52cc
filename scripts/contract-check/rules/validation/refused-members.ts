import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import type { Variation } from "../shared/variation";

/** A value of a member that was refused as invalid. */
interface RefusedMember {
  pointer: string;
  keyword: string;
  code: number;
  /** Sends such a value once more. */
  repeat: (trial: Trial) => Promise<Exchange>;
}

const refused = new WeakMap<Trial["checker"], Map<Operation, RefusedMember[]>>();

/** Notes that a value of a member was refused as invalid. */
export function noteRefusedMember(
  { checker }: Trial,
  { operation, code }: Exchange,
  { pointer, keyword, isReference }: Variation,
  repeat: RefusedMember["repeat"],
): void {
  if ((code !== 400 && code !== 422) || isReference || !pointer.startsWith("/body/")) return;
  const known = refused.get(checker) ?? new Map<Operation, RefusedMember[]>();
  refused.set(checker, known);
  known.set(operation, [...(known.get(operation) ?? []), { pointer, keyword, code, repeat }]);
}

/**
 * The code with which an invalid value of the body is refused though the state refuses valid ones; undefined where none is. A
 * conflict in its place says that the value was taken for valid: bounds of a member are looked at together, and so are the
 * members, where one with another kind of fault is refused as invalid now.
 */
export async function codeOfInvalid(
  trial: Trial,
  { operation, code }: Exchange,
  { pointer, keyword, isReference }: Variation,
): Promise<number | undefined> {
  if (code !== 409 || isReference || !pointer.startsWith("/body/")) return undefined;
  const known = refused.get(trial.checker)?.get(operation) ?? [];
  const same = known.find((one) => one.pointer === pointer && isBound(one.keyword));
  if (same && isBound(keyword)) return same.code;
  if (!isOfValue(keyword)) return undefined;
  // A parser alone refuses a wrong type.
  const other = known.findLast((one) => one.pointer !== pointer && isOfValue(one.keyword));
  const again = await other?.repeat(trial);
  return again?.code === other?.code ? again?.code : undefined;
}

const isBound = (keyword: string): boolean =>
  /^(exclusive)?(minimum|maximum)$|^(min|max)Length$/i.test(keyword);

const isOfValue = (keyword: string): boolean =>
  isBound(keyword) || /^(format|pattern|enum|multipleOf|(min|max)Items|uniqueItems)$/.test(keyword);
