import type { Locale } from "../../../src/platform/locale";
import type { LocalizedText } from "../../business/refusals";

/** A refusal of the mall without a message of the table: `key` is empty, and its own text is shown. */
export function businessRefusal<Errcode extends number>(
  errcode: Errcode,
  locale: Locale,
  why: LocalizedText,
) {
  return keyedRefusal(errcode, locale, why, "");
}

/** A refusal of the mall with the key of the message to show. */
export function keyedRefusal<Errcode extends number, Key extends string>(
  errcode: Errcode,
  locale: Locale,
  why: LocalizedText,
  key: Key,
) {
  return { code: 422, errcode, msg: why[locale], key } as const;
}

const serviceTexts = {
  "zh-CN": "所选服务不存在",
  "zh-TW": "所選服務不存在",
  "en-US": "The selected service does not exist",
} as const satisfies LocalizedText;

/** The service or product does not exist, is off sale, or is of another service. */
export function serviceUnknown(locale: Locale) {
  return keyedRefusal(60002, locale, serviceTexts, "service.unknown");
}
