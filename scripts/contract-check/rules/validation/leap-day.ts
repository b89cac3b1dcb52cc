import { withValueAt } from "../../lib/json";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

const leapDay = /^(\d{4})-02-29$/;

/**
 * The variation with 28 February instead of the 29th: a server that refuses that too refuses the year or the date's
 * combination with others.
 *
 * @returns Undefined where the variation is not about such a day
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
