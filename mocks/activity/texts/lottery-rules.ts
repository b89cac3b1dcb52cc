import type { Locale } from "../../../src/platform/locale";
import type { LocalizedText } from "../../business/refusals";
import type { ChanceLimits } from "../data/lotteries";
import type { ChanceSource } from "../rows";
import { periodText } from "./days";

/** The rules of a lottery as HTML: when, where chances come from, and what the odds mean. */
export function lotteryRules(
  period: { readonly startsAt: number; readonly endsAt: number },
  limits: ChanceLimits,
  locale: Locale,
): string {
  const sources: readonly ChanceSource[] = ["daily", "share", "order", "register"];
  const items = sources.flatMap((source) => {
    const limit = limits[source];
    return limit === undefined ? [] : [`<li>${sourceText[source](limit)[locale]}</li>`];
  });
  const stop = locale === "en-US" ? "." : "。";
  return `<p>${periodText(period, locale)}${stop}</p><ul>${items.join("")}</ul><p>${oddsText[locale]}</p>`;
}

const sourceText: Readonly<Record<ChanceSource, (limit: number) => LocalizedText>> = {
  daily: (limit) => ({
    "zh-CN": `每天${limit}次，当天有效`,
    "zh-TW": `每天${limit}次，當天有效`,
    "en-US": `${limit} each day, good for that day`,
  }),
  share: (limit) => ({
    "zh-CN": `分享一次多一次，每天最多${limit}次`,
    "zh-TW": `分享一次多一次，每天最多${limit}次`,
    "en-US": `One for sharing, at most ${limit} a day`,
  }),
  order: (limit) => ({
    "zh-CN": `付款一单多一次，每天最多${limit}次`,
    "zh-TW": `付款一單多一次，每天最多${limit}次`,
    "en-US": `One for each order paid, at most ${limit} a day`,
  }),
  register: (limit) => ({
    "zh-CN": `活动期间注册送${limit}次`,
    "zh-TW": `活動期間註冊送${limit}次`,
    "en-US": `${limit} for registering meanwhile`,
  }),
};

const oddsText: LocalizedText = {
  "zh-CN": "中奖机会按页面上的数，不多不少；奖品发完，它的机会归“谢谢参与”。",
  "zh-TW": "中獎機會按頁面上的數，不多不少；獎品發完，它的機會歸「謝謝參與」。",
  "en-US":
    "The odds are those on the page, no more and no less; when a prize runs out, its odds go to nothing.",
};
