import { withValueAt } from "../../lib/json";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

const leapDay = /^(\d{4})-02-29$/;

/**
 * 28 February beside the 29th: where that day is refused as well, it is the year or what else the day goes with that a
 * server does not take.
 *
 * @returns Undefined where the variation is of no such day
 */
export function dayBeforeLeapDay(variation: Variation): Variation | undefined {
  const { pointer, parameter, value } = variation;
  const day = typeof value === "string" ? leapDay.exec(value) : null;
  if (!day) return undefined;
  const before = `${day[1]}-02-28`;
  return {
    ...variation,
    value: before,
    apply: (call) => {
      const changed = variation.apply(call);
      return parameter
        ? copyCall(changed, keyOf(parameter), before)
        : { ...changed, body: withValueAt(changed.body, pointer.slice("/body".length), before) };
    },
  };
}
