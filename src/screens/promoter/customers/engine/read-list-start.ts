import { isRecord, isSuccessEnvelope, readEnvelope } from "../../../../client/envelope";
import type { components } from "../../../../generated/promoter";
import type { Customer } from "../customer-view";
import { areMostUrgentFirst } from "../sort-customers";
import { repairCutJson } from "./cut-json";

type CustomerPage = components["schemas"]["CustomerPage"];

/** What of an answer was complete where it was cut; what stands after the customers is not there. */
export interface CutPage {
  readonly list: readonly Customer[];
  readonly total?: CustomerPage["total"];
  readonly asOf?: CustomerPage["asOf"];
}

/** The answer is an object, its data another, and in it the customers are an array. */
const depthOfCustomers = 3;

/**
 * The customers that are complete at the beginning of an answer. Null where they cannot be shown before the rest: the
 * answer has another form, is no success as far as it is known, or has the customers in another order than the list.
 */
export function readListStart(start: string): CutPage | null {
  const envelope = readEnvelope(parseRepaired(repairCutJson(start, depthOfCustomers)));
  if (envelope === null || !isSuccessEnvelope<CutPage>(envelope)) return null;
  const { data } = envelope;
  if (!isRecord(data) || !Array.isArray(data.list)) return null;
  return areMostUrgentFirst(data.list) ? data : null;
}

function parseRepaired(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
