import type { Result } from "../client/client-error";
import type { Message } from "../rules/messages";

/** Where a refusal belongs: its `errcode` (or `code`) → the name of the form's field. */
export type RefusalFieldNames = Readonly<Record<number, string>>;

/** The outcome of a call with a refusal that is about one field turned into that field's error. */
export function refusalAtField<Data>(result: Result<Data>, fieldNames: RefusalFieldNames): Result<Data> {
  if (result.ok || result.error.kind !== "refused") return result;
  const { message, serverMessage, errcode, code } = result.error;
  const field = fieldNames[errcode ?? Number.NaN] ?? fieldNames[code ?? Number.NaN];
  if (field === undefined) return result;
  const refusal = { message, ...(serverMessage !== undefined && { serverMessage }) };
  return {
    ok: false,
    error: { kind: "invalid", fields: [{ field, ...refusal }], ...refusal, canRetry: false },
  };
}

/** The result of a call that is not sent because a rule over several fields is broken, shown at the named field. */
export function invalidField(field: string, message: Message): Result<never> {
  return { ok: false, error: { kind: "invalid", fields: [{ field, message }], message, canRetry: false } };
}
