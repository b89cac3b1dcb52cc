import { isEqual, isObject } from "../../lib/json";

/** Lists of words and ids are kept in any order; in coordinates and measures the place is the meaning. */
const isMeasure = (item: unknown): boolean => typeof item === "number" && !Number.isInteger(item);

/** Whether a value that was written and one that is shown mean the same. */
export function isEquivalent(sent: unknown, shown: unknown): boolean {
  if (isEqual(sent, shown)) return true;
  if (sent === null || sent === undefined) return shown === null || shown === undefined;
  if (typeof sent === "string" && typeof shown === "string") {
    if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(shown);
    // An amount with its decimals written out is the same amount.
    const isAmount = /^-?\d+(\.\d+)?$/.test(sent) && /^-?\d+\.\d+$/.test(shown);
    if (isAmount && Number(sent) === Number(shown)) return true;
    return sent.trim() === shown.trim() || (sent.includes("@") && sent.toLowerCase() === shown.toLowerCase());
  }
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return false;
    return sent.every((item, place) =>
      isMeasure(item) ? isEquivalent(item, shown[place]) : shown.some((one) => isEquivalent(item, one)),
    );
  }
  if (isObject(sent) && isObject(shown))
    return Object.keys(sent).every((key) => isEquivalent(sent[key], shown[key]));
  return false;
}
