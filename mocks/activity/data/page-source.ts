import type { LocalizedText } from "../../business/refusals";

/** An activity's page as stored; `{period}` in a text is replaced by its dates. */
export interface PageSource {
  /** Ground of the head. */
  readonly theme: "plain" | "green" | "amber" | "red";
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly share: { readonly title: LocalizedText; readonly description: LocalizedText };
  readonly sections: readonly SectionSource[];
  /** The text of a channel's own page in place of the description. */
  readonly channelDescriptions: Readonly<Record<string, LocalizedText>>;
}

export type SectionSource =
  | {
      readonly kind: "picture";
      /** Name of the picture; there is one for each language, wide and narrow. */
      readonly picture: string;
      readonly alt: LocalizedText;
      readonly link: string | null;
    }
  | { readonly kind: "text"; readonly title: LocalizedText; readonly content: LocalizedText }
  | { readonly kind: "lottery"; readonly title: LocalizedText }
  | { readonly kind: "coupons"; readonly title: LocalizedText; readonly configIds: readonly number[] }
  | { readonly kind: "goods"; readonly title: LocalizedText; readonly productNos: readonly string[] }
  | {
      readonly kind: "questions";
      readonly title: LocalizedText;
      readonly items: readonly { readonly question: LocalizedText; readonly answer: LocalizedText }[];
    };

/** One text in Simplified Chinese, Traditional Chinese and English. */
export function localized(simplified: string, traditional: string, english: string): LocalizedText {
  return { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };
}
