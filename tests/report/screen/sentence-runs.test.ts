import { beforeAll, describe, expect, test } from "vitest";
import { loadNamespaces, setUpTranslations } from "../../../src/i18n/set-up";
import { translateIn } from "../../../src/i18n/translate";
import { createFormats } from "../../../src/i18n/use-formats";
import { type Locale, locales } from "../../../src/platform/locale";
import { fenToYuan } from "../../../src/rules/numbers";
import { type WeekFacts, weekSentence } from "../../../src/rules/report-sentence";
import { sentenceRuns, sentenceText } from "../../../src/screens/report/sentence-runs";
import type { WeekPlace } from "../../../src/screens/report/week-names";

const regularWeek: WeekFacts = {
  isRecent: true,
  sales: 6_578_600,
  salesBefore: 6_253_100,
  orders: 214,
  daysWithSales: 7,
  bestWeekday: 6,
  bestProduct: "青花饭碗4.5寸",
  receivable: 4_231_800,
  overdue: 696_000,
};
const nothingSold = { sales: 0, orders: 0, daysWithSales: 0, bestWeekday: null, bestProduct: null };

beforeAll(async () => {
  await setUpTranslations("zh-CN", ["report"]);
  for (const locale of locales) await loadNamespaces(locale, ["report"]);
});

function runsIn(locale: Locale, facts: Partial<WeekFacts> = {}, place: WeekPlace = "latest") {
  const t = translateIn(locale, "report");
  const { money } = createFormats(locale);
  const week = t("sentence.weekName", { week: 46 });
  const before = t("sentence.weekName", { week: 45 });
  return sentenceRuns(weekSentence({ ...regularWeek, ...facts }), {
    t,
    amount: (fen) => t("amount.CNY", { amount: money(fenToYuan(fen)), currency: "CNY" }),
    week: t(`sentence.week.${place}`, { week }),
    before: t(`sentence.before.${place}`, { week: before }),
    beforeIn: t(`sentence.beforeIn.${place}`, { week: before }),
  });
}

const sentences: readonly (readonly [
  string,
  Partial<WeekFacts>,
  WeekPlace,
  Readonly<Record<Locale, string>>,
])[] = [
  [
    "an ordinary week",
    {},
    "latest",
    {
      "zh-CN":
        "上周卖了65,786.00元，比前一周多3,255.00元。周六最好，卖得最多的是青花饭碗4.5寸。还有42,318.00元没收回，其中6,960.00元超过60天。",
      "zh-TW":
        "上週賣了65,786.00元，比前一週多3,255.00元。週六最好，賣得最多的是青花饭碗4.5寸。還有42,318.00元未收回，其中6,960.00元超過60天。",
      "en-US":
        "Last week you sold ¥65,786.00, ¥3,255.00 more than the week before. Saturday was the best day, and 青花饭碗4.5寸 sold the most. ¥42,318.00 is still owed, ¥6,960.00 of it for over 60 days.",
    },
  ],
  [
    "the running week, with less than a week ago",
    { sales: 1_000, salesBefore: 1_500, overdue: 0 },
    "running",
    {
      "zh-CN":
        "这周到现在卖了10.00元，比上周同一时候少5.00元。周六最好，卖得最多的是青花饭碗4.5寸。还有42,318.00元没收回，都在60天以内。",
      "zh-TW":
        "本週到目前賣了10.00元，比上週同一時間少5.00元。週六最好，賣得最多的是青花饭碗4.5寸。還有42,318.00元未收回，都在60天以內。",
      "en-US":
        "So far this week you sold ¥10.00, ¥5.00 less than by this time last week. Saturday was the best day, and 青花饭碗4.5寸 sold the most. ¥42,318.00 is still owed, all of it for 60 days or less.",
    },
  ],
  [
    "one order in an older week, the first of all",
    { sales: 1_000, salesBefore: 0, orders: 1, daysWithSales: 1, bestWeekday: 3, receivable: 0, overdue: 0 },
    "named",
    {
      "zh-CN":
        "第46周只卖了一单，10.00元，第45周没有卖货。是周三开的单，卖得最多的是青花饭碗4.5寸。没有客户欠钱。",
      "zh-TW":
        "第46週只賣了一單，10.00元，第45週沒有銷售。是週三開立的，賣得最多的是青花饭碗4.5寸。沒有客戶欠款。",
      "en-US":
        "In week 46 you sold one order of ¥10.00, against nothing in week 45. It was written on Wednesday, and 青花饭碗4.5寸 sold the most. No customer owes you anything.",
    },
  ],
  [
    "one busy day, the same as before, all debts old",
    { salesBefore: regularWeek.sales, daysWithSales: 1, receivable: 696_000 },
    "latest",
    {
      "zh-CN":
        "上周卖了65,786.00元，和前一周一样。都是周六卖的，卖得最多的是青花饭碗4.5寸。还有6,960.00元没收回，全都超过60天。",
      "zh-TW":
        "上週賣了65,786.00元，與前一週相同。都是週六賣出的，賣得最多的是青花饭碗4.5寸。還有6,960.00元未收回，全部超過60天。",
      "en-US":
        "Last week you sold ¥65,786.00, the same as the week before. All of it was sold on Saturday, and 青花饭碗4.5寸 sold the most. ¥6,960.00 is still owed, all of it for over 60 days.",
    },
  ],
  [
    "a week without sales after one with",
    nothingSold,
    "latest",
    {
      "zh-CN": "上周没有卖货，前一周卖了62,531.00元。还有42,318.00元没收回，其中6,960.00元超过60天。",
      "zh-TW": "上週沒有銷售，前一週賣了62,531.00元。還有42,318.00元未收回，其中6,960.00元超過60天。",
      "en-US":
        "Last week you sold nothing, against ¥62,531.00 the week before. ¥42,318.00 is still owed, ¥6,960.00 of it for over 60 days.",
    },
  ],
  [
    "a new shop",
    { ...nothingSold, salesBefore: 0, receivable: 0, overdue: 0 },
    "latest",
    {
      "zh-CN": "还没有卖货。开了第一张单，这里就有数。",
      "zh-TW": "還沒有銷售。開立第一張單後，這裡就會有數字。",
      "en-US": "Nothing sold yet. Figures appear here with your first order.",
    },
  ],
];

describe.each(locales)("the sentence in %s", (locale) => {
  test.each(sentences)("of %s", (_, facts, place, texts) => {
    expect(sentenceText(runsIn(locale, facts, place))).toBe(texts[locale]);
  });

  test("marks more in one tone, less and old debts in others", () => {
    const tones = (facts: Partial<WeekFacts>) => new Set(runsIn(locale, facts).map(({ tone }) => tone));
    expect(tones({})).toEqual(new Set(["plain", "amount", "more", "strong", "late"]));
    expect(tones({ salesBefore: 7_000_000, overdue: 0 })).toEqual(
      new Set(["plain", "amount", "less", "strong"]),
    );
  });

  test("leaves a name that looks like a place or a tag as the merchant wrote it", () => {
    const name = "{{sales}} <b>碗</b> $t(mask.text)";
    expect(runsIn(locale, { bestProduct: name })).toContainEqual({ text: name, tone: "strong" });
  });
});
