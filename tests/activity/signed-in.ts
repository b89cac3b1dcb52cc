import { sampleUserIds } from "../../mocks/business/data/users";
import { type SmsPurpose, sendSmsCode, smsCodeTable } from "../../mocks/business/verification";
import { signInPersistent } from "../../mocks/kernel/session";
import type { TestBackend } from "../../mocks/node";
import type { Result } from "../../src/client/client-error";
import { begin, errorOf } from "../support/begin";

/** A world of its own for this test in which an account is logged in, 永兴's by default; null for a visitor. */
export function beginSignedIn(userId: string | null = sampleUserIds.wholesaler, mock?: string): TestBackend {
  const backend = begin(mock === undefined ? {} : { mock });
  if (userId !== null) signInPersistent(backend.kernel.world, userId);
  return backend;
}

/** Sends an SMS code to a phone and returns the code. */
export function smsCodeFor(
  { kernel: { world } }: TestBackend,
  phone: string,
  purpose: SmsPurpose = "1",
): string {
  sendSmsCode(world, phone, purpose, world.clock.now());
  return world.table(smsCodeTable).get(`${phone} ${purpose}`)?.code ?? "";
}

/** The errcode of a refusal that must come. */
export async function errcodeOf(call: Promise<Result<unknown>>): Promise<number | null> {
  const error = await errorOf(call);
  if (error.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  return error.errcode;
}

/** The refused fields of a call that breaks its limits on purpose, with the keys of their messages. */
export async function invalidFieldsOf(
  { kernel }: TestBackend,
  call: Promise<Result<unknown>>,
): Promise<Record<string, string>> {
  const error = await errorOf(call);
  if (error.kind !== "invalid") throw new Error(`The call failed otherwise: ${JSON.stringify(error)}`);
  kernel.clearLog();
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message.key]));
}
