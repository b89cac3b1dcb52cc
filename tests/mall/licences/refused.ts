import type { TestBackend } from "../../../mocks/node";
import type { Result } from "../../../src/client/client-error";
import { errorOf } from "../../support/begin";

/** The invalid fields of a call that breaks its limits on purpose, with the keys of their messages. */
export async function invalidFieldsOf(
  { kernel }: TestBackend,
  call: Promise<Result<unknown>>,
): Promise<Record<string, string>> {
  const error = await errorOf(call);
  if (error.kind !== "invalid") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  kernel.clearLog();
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message.key]));
}

/** The errcode of a call that has to be refused. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}
