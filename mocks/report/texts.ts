import type { components } from "../../src/generated/report";
import type { Locale } from "../../src/platform/locale";
import type { LocalizedText } from "../business/refusals";

type FigureName = components["schemas"]["FigureName"];

/** Messages of refusals. */
export const refusals = {
  notStarted: {
    "zh-CN": "这一周还没有报告",
    "zh-TW": "這一週還沒有報告",
    "en-US": "There is no report for this week yet",
  },
  noShop: { "zh-CN": "没有这家店铺", "zh-TW": "沒有這家門市", "en-US": "There is no such store" },
  noMerchant: {
    "zh-CN": "这个账号还没有店铺",
    "zh-TW": "這個帳號還沒有門市",
    "en-US": "This account has no shop yet",
  },
  noRight: {
    "zh-CN": "没有查看周报的权限",
    "zh-TW": "沒有查看週報的權限",
    "en-US": "You may not read the weekly report",
  },
} as const satisfies Record<string, LocalizedText>;

/** How every figure is calculated, in the order of the report. */
export function definitionsIn(locale: Locale): { figure: FigureName; name: string; text: string }[] {
  return definitions.map(({ figure, name, text }) => ({ figure, name: name[locale], text: text[locale] }));
}

const definitions = [
  {
    figure: "sales",
    name: { "zh-CN": "销售额", "zh-TW": "銷售額", "en-US": "Sales" },
    text: {
      "zh-CN": "这一周开的销售单合计，已减优惠，退回的货不算。",
      "zh-TW": "這一週開立的銷貨單合計，已扣除優惠，退回的商品不計。",
      "en-US": "All sales documents of the week, after reductions, without goods that came back.",
    },
  },
  {
    figure: "gross_profit",
    name: { "zh-CN": "毛利", "zh-TW": "毛利", "en-US": "Gross profit" },
    text: {
      "zh-CN": "销售额−成本；成本取开单时的移动平均成本。",
      "zh-TW": "銷售額−成本；成本採用開單當時的移動平均成本。",
      "en-US": "Sales − cost, at the moving average cost when each document was written.",
    },
  },
  {
    figure: "gross_rate",
    name: { "zh-CN": "毛利率", "zh-TW": "毛利率", "en-US": "Gross profit rate" },
    text: { "zh-CN": "毛利÷销售额。", "zh-TW": "毛利÷銷售額。", "en-US": "Gross profit ÷ sales." },
  },
  {
    figure: "orders",
    name: { "zh-CN": "单数", "zh-TW": "單數", "en-US": "Orders" },
    text: {
      "zh-CN": "这一周开的销售单张数，整单退回的不算。",
      "zh-TW": "這一週開立的銷貨單張數，整單退回的不計。",
      "en-US": "How many sales documents were written; those that came back as a whole do not count.",
    },
  },
  {
    figure: "received",
    name: { "zh-CN": "收到的钱", "zh-TW": "收到的款項", "en-US": "Money received" },
    text: {
      "zh-CN": "这一周记下的收款，收回以前的欠款也算。",
      "zh-TW": "這一週記下的收款，收回以前的欠款也計入。",
      "en-US": "Payments noted in the week, those for earlier weeks included.",
    },
  },
  {
    figure: "receivable",
    name: { "zh-CN": "没收回的钱", "zh-TW": "未收回的款項", "en-US": "Money owed" },
    text: {
      "zh-CN": "到这一周结束，客户还欠的合计；这一周没过完时，算到报告的时间。",
      "zh-TW": "到這一週結束，客戶還欠的合計；這一週尚未結束時，計算到報告的時間。",
      "en-US": "What customers still owe when the week ends; while it runs, at the time of the report.",
    },
  },
  {
    figure: "ageing",
    name: { "zh-CN": "账龄", "zh-TW": "帳齡", "en-US": "Age of debts" },
    text: {
      "zh-CN": "从开单那天算到这一周最后一天；这一周没过完时，算到报告那天。",
      "zh-TW": "從開單當天算到這一週最後一天；這一週尚未結束時，算到報告當天。",
      "en-US": "Days from the document to the last day of the week; while it runs, to the day of the report.",
    },
  },
] as const satisfies readonly { figure: FigureName; name: LocalizedText; text: LocalizedText }[];
