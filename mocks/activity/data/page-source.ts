import type { Words } from "../../business/refusals";

/** An activity's page as its editors keep it; `{period}` in a text stands for the days it runs. */
export interface PageSource {
  readonly title: Words;
  readonly description: Words;
  readonly share: { readonly title: Words; readonly description: Words };
  readonly sections: readonly SectionSource[];
  /** What a channel's own page says instead of the description. */
  readonly channelDescriptions: Readonly<Record<string, Words>>;
}

export type SectionSource =
  | {
      readonly kind: "picture";
      /** Name of the picture; there is one for each language, wide and narrow. */
      readonly picture: string;
      readonly alt: Words;
      readonly link: string | null;
    }
  | { readonly kind: "text"; readonly title: Words; readonly content: Words }
  | { readonly kind: "lottery"; readonly title: Words }
  | { readonly kind: "coupons"; readonly title: Words; readonly configIds: readonly number[] }
  | { readonly kind: "goods"; readonly title: Words; readonly productNos: readonly string[] }
  | {
      readonly kind: "questions";
      readonly title: Words;
      readonly items: readonly { readonly question: Words; readonly answer: Words }[];
    };

/** One text in Simplified Chinese, Traditional Chinese and English. */
export function words(simplified: string, traditional: string, english: string): Words {
  return { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };
}
