import type { Locale } from "../../../src/platform/locale";
import { yearsInChinese } from "../../business/years-text";

/** A version for so many years: 标准版1年. */
export function offerName(version: string, years: number, locale: Locale): string {
  if (locale === "en-US") return `${version}, ${years === 1 ? "1 year" : `${years} years`}`;
  return yearsInChinese(version, years);
}
