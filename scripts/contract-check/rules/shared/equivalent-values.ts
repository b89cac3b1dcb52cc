import { isEqual, isObject } from "../../lib/json";

/** Lists of texts and ids may be reordered; in coordinates and measures the position matters. */
const isMeasure = (item: unknown): boolean => typeof item === "number" && !Number.isInteger(item);

const isMask = (text: string): boolean => /^[*\u2022]{3,}$/.test(text);

/** Whether a written and a returned value mean the same. */
export function isEquivalent(sent: unknown, returned: unknown): boolean {
  if (isEqual(sent, returned)) return true;
  if (sent === null || sent === undefined) return returned === null || returned === undefined;
  if (typeof sent === "string" && typeof returned === "string") {
    // A secret is shown behind asterisks.
    if (isMask(sent) || isMask(returned)) return sent !== "" && returned !== "";
    if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(returned);
    // "5" and "5.00" are the same amount.
    const isAmount = /^-?\d+(\.\d+)?$/.test(sent) && /^-?\d+\.\d+$/.test(returned);
    if (isAmount && Number(sent) === Number(returned)) return true;
    return (
      sent.trim() === returned.trim() || (sent.includes("@") && sent.toLowerCase() === returned.toLowerCase())
    );
  }
  if (Array.isArray(sent) && Array.isArray(returned)) {
    if (sent.length !== returned.length) return false;
    return sent.every((item, index) =>
      isMeasure(item) ? isEquivalent(item, returned[index]) : returned.some((one) => isEquivalent(item, one)),
    );
  }
  if (isObject(sent) && isObject(returned))
    return Object.keys(sent).every((key) => isEquivalent(sent[key], returned[key]));
  return false;
}
