import type { Locale } from "../../src/platform/locale";
import type { SourceContent, SourceTexts } from "./data/source";

/** The texts in the requested language, or in zh-CN where there is no translation; `lang` is the language used. */
export function localize(texts: SourceTexts, locale: Locale): { content: SourceContent; lang: Locale } {
  const content = texts[locale];
  return content ? { content, lang: locale } : { content: texts["zh-CN"], lang: "zh-CN" };
}

/** The languages a text exists in. */
export function languagesOf(texts: SourceTexts): Locale[] {
  return (["zh-CN", "zh-TW", "en-US"] as const).filter((locale) => texts[locale] !== undefined);
}

/** The texts of the refusals. */
export const refusals = {
  noProduct: { "zh-CN": "没有这个产品", "zh-TW": "沒有這個產品", "en-US": "There is no such product" },
  noCategory: { "zh-CN": "没有这个分类", "zh-TW": "沒有這個分類", "en-US": "There is no such category" },
  noAgreement: { "zh-CN": "没有这份文本", "zh-TW": "沒有這份文件", "en-US": "There is no such text" },
  noArticle: { "zh-CN": "没有这篇文章", "zh-TW": "沒有這篇文章", "en-US": "There is no such article" },
  noNews: { "zh-CN": "没有这篇新闻", "zh-TW": "沒有這則新聞", "en-US": "There is no such news" },
  noCase: { "zh-CN": "没有这个故事", "zh-TW": "沒有這個故事", "en-US": "There is no such story" },
  noList: { "zh-CN": "没有这个列表", "zh-TW": "沒有這個清單", "en-US": "There is no such list" },
  alreadyBooked: {
    "zh-CN": "我们已经收到，会尽快联系你",
    "zh-TW": "我們已收到，會盡快與您聯絡",
    "en-US": "We have your request and will call you soon",
  },
  tooOften: {
    "zh-CN": "操作过于频繁，请三分钟后重试",
    "zh-TW": "操作過於頻繁，請三分鐘後重試",
    "en-US": "Too many attempts. Try again in three minutes",
  },
  subscribed: { "zh-CN": "提交成功", "zh-TW": "提交成功", "en-US": "Submitted" },
} as const satisfies Record<string, Record<Locale, string>>;

/** The refusal for an unknown object. */
export function notFound(what: keyof typeof refusals, locale: Locale) {
  return { code: 404, errcode: 40400, msg: refusals[what][locale] } as const;
}
