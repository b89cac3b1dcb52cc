import type { LocalizedText } from "../../refusals";

/** One value of a list of codes. */
export interface EnumSource {
  readonly code: string;
  readonly name: LocalizedText;
}

/** A value with its code and its name in simplified Chinese, traditional Chinese and English. */
export function named(code: string, simplified: string, traditional: string, english: string): EnumSource {
  return { code, name: { "zh-CN": simplified, "zh-TW": traditional, "en-US": english } };
}
