import { isEqual, isObject } from "../../lib/json";

/** Lists of words and ids are kept in any order; in coordinates and measures the place is the meaning. */
const isMeasure = (item: unknown): boolean => typeof item === "number" && !Number.isInteger(item);

/** Whether a value that was written and one that is shown mean the same. */
export function isEquivalent(sent: unknown, returned: unknown): boolean {
  if (isEqual(sent, returned)) return true;
  if (sent === null || sent === undefined) return returned === null || returned === undefined;
  if (typeof sent === "string" && typeof returned === "string") {
    if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(returned);
    // An amount with its decimals written out is the same amount.
    const isAmount = /^-?\d+(\.\d+)?$/.test(sent) && /^-?\d+\.\d+$/.test(returned);
    if (isAmount && Number(sent) === Number(returned)) return true;
    return (
      sent.trim() === returned.trim() || (sent.includes("@") && sent.toLowerCase() === returned.toLowerCase())
    );
  }
  if (Array.isArray(sent) && Array.isArray(returned)) {
    if (sent.length !== returned.length) return false;
    return sent.every((item, place) =>
      isMeasure(item) ? isEquivalent(item, returned[place]) : returned.some((one) => isEquivalent(item, one)),
    );
  }
  if (isObject(sent) && isObject(returned))
    return Object.keys(sent).every((key) => isEquivalent(sent[key], returned[key]));
  return false;
}
