import type { Locale } from "../../../src/platform/locale";
import type { SourceText } from "./source";

export interface AdSource {
  position: number;
  product: number;
  /** Picture below /samples/ads/ for each language, as it contains text. */
  pictures: Record<Locale, string>;
  address: string;
  /** The text of the picture. */
  alt: SourceText;
}

const text: SourceText = {
  "zh-CN": "年底盘点，两年九折",
  "zh-TW": "年底盤點，兩年九折",
  "en-US": "Year-end stock count: 10% off two years",
};

/** Banners above the header of the website: 69 on desktop, 1160×64; 71 on phones, 358×56. */
export const ads: readonly AdSource[] = [
  { position: 69, product: 30, pictures: pictures("desktop"), address: "/price.html", alt: text },
  { position: 71, product: 30, pictures: pictures("phone"), address: "/price.html", alt: text },
];

function pictures(device: "desktop" | "phone"): Record<Locale, string> {
  return {
    "zh-CN": `year-end-${device}.zh-CN.svg`,
    "zh-TW": `year-end-${device}.zh-TW.svg`,
    "en-US": `year-end-${device}.en-US.svg`,
  };
}
