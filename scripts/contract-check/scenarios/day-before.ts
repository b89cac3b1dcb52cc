import { withValueAt } from "../json";
import { keyOf } from "../send/request";
import { copyCall, type PreparedCall } from "./call";
import type { Variation } from "./variations";

const leapDay = /^(\d{4})-02-29$/;

/**
 * The call of 28 February that stands beside one of the 29th: where that one is refused as well, it is the year or what
 * else the day goes with that a server does not take.
 *
 * @returns Undefined where the variation is of no such day
 */
export function dayBefore(
  call: PreparedCall,
  { pointer, parameter, value }: Variation,
): PreparedCall | undefined {
  const day = typeof value === "string" ? leapDay.exec(value) : null;
  if (!day) return undefined;
  const before = `${day[1]}-02-28`;
  return parameter
    ? copyCall(call, keyOf(parameter), before)
    : { ...call, body: withValueAt(call.body, pointer.slice("/body".length), before) };
}
