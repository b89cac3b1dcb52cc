import { businessDate } from "../../../src/rules/dates";
import { addDays, endOfDay } from "../../business/calendar";
import type { CodeRow } from "../rows";

/** Codes printed for shop windows and fairs: some can still be typed, one cannot any more. */
export function sampleCodes(startedAt: number): CodeRow[] {
  const today = businessDate(startedAt);
  const printed = (code: string, configId: number, lastDay: number): CodeRow => ({
    code,
    configId,
    validUntil: endOfDay(addDays(today, lastDay)),
  });
  return [
    printed("YE26-88QA-41TD", 81, 40),
    printed("YE26-88QA-52RK", 81, 40),
    printed("YE26-FB00-7MXN", 83, 40),
    printed("YE26-RN00-3KWP", 82, 40),
    printed("SP26-11AA-90ZZ", 71, -250),
  ];
}
