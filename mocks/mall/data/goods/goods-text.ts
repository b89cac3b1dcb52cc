import type { Locale } from "../../../../src/platform/locale";
import type { LicenceCode } from "../../../business/catalogue";
import type { LocalizedText } from "../../../business/refusals";

/** What the editors wrote about a service of the mall. */
export interface GoodsText {
  readonly serviceNumber: LicenceCode;
  readonly summary: LocalizedText;
  /** Its title in a list. */
  readonly icon: string;
  /** Pictures of its screens, 720×320; those with text in each language. */
  readonly pictures: readonly LocalizedText[];
  readonly tags: readonly LocalizedText[];
  readonly features: readonly LocalizedText[];
  readonly refundRule: LocalizedText;
  /** HTML, in the languages it was written in; null while there is none. */
  readonly introduction: Introduction | null;
}

export interface Introduction {
  readonly updatedAt: string;
  readonly texts: { readonly "zh-CN": IntroductionText } & Partial<Record<Locale, IntroductionText>>;
}

interface IntroductionText {
  readonly title: string;
  readonly content: string;
}

/** One text in zh-CN, zh-TW and en-US. */
export function localized(simplified: string, traditional: string, english: string): LocalizedText {
  return { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };
}

/** A picture of a screen, one for each language. */
export function screenPicture(name: string): LocalizedText {
  const of = (locale: Locale) => `/samples/slides/${name}.${locale}.svg`;
  return localized(of("zh-CN"), of("zh-TW"), of("en-US"));
}

/** A picture without text, the same in every language. */
export function pictureAddress(name: string): LocalizedText {
  const address = `/samples/goods/${name}.svg`;
  return localized(address, address, address);
}

/** The rule most services have. */
export const sevenDays = localized(
  "付款后7天内没有开单，可以全额退。",
  "付款後7天內沒有開單，可以全額退。",
  "A full refund within 7 days of payment while nothing was recorded yet.",
);
