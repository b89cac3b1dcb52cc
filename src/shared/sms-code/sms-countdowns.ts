import { now } from "../../platform/clock";
import { readStored, writeStored } from "../../platform/storage";
import { timings } from "../../rules/limits";

/** How long a code is good after another may be asked for. */
const goodAfterWait = timings.smsCode - timings.smsResend;

/**
 * When another message of this name may be asked for, in milliseconds since 1970; 0 where none was sent. It outlives a
 * reload.
 */
export function countdownEnd(name: string): number {
  return readStored("smsCountdowns")?.[name] ?? 0;
}

/** Whether the code that was sent by this name is still good. */
export function isCodeGood(name: string): boolean {
  return now() < countdownEnd(name) + goodAfterWait;
}

/** Stores the wait after a message, in milliseconds. Others stay while their codes are good. Returns its end. */
export function storeCountdown(name: string, wait: number): number {
  const end = now() + wait;
  const known = Object.entries(readStored("smsCountdowns") ?? {});
  const running = known.filter(([, until]) => until + goodAfterWait > now());
  writeStored("smsCountdowns", { ...Object.fromEntries(running), [name]: end });
  return end;
}
