import { type Sku, serviceOf } from "../../business/catalogue";
import { type EnumSource, named } from "../../business/data/enums/named";
import type { LocalizedText } from "../../business/refusals";
import type { OrderKind } from "../../business/rows/orders";
import { yearsInChinese } from "../../business/years-text";

/** Why a customer is given up, in display order; some need a note, too. */
export const giveUpReasons: readonly (EnumSource & { readonly needsNote: boolean })[] = [
  { ...named("closed", "店关了", "店關了", "The shop has closed"), needsNote: false },
  { ...named("competitor", "用了别家", "用了別家", "They use another product"), needsNote: false },
  { ...named("price", "嫌贵", "嫌貴", "Too expensive for them"), needsNote: false },
  { ...named("no-need", "用不上", "用不上", "They have no need of it"), needsNote: false },
  { ...named("unreachable", "一直联系不上", "一直聯絡不上", "They cannot be reached"), needsNote: false },
  { ...named("wrong-number", "号码不对", "號碼不對", "The number is wrong"), needsNote: false },
  { ...named("other", "其他", "其他", "Something else"), needsNote: true },
];

export type LabelGroup = "need" | "relation" | "habit";

/** Labels the product proposes, in display order. */
export const labelChoices: readonly (EnumSource & { readonly group: LabelGroup })[] = [
  { ...named("price-sensitive", "在意价格", "在意價格", "Minds the price"), group: "need" },
  { ...named("more-shops", "要多店", "要多店", "Needs several shops"), group: "need" },
  { ...named("printing", "要打印", "要列印", "Needs printing"), group: "need" },
  { ...named("credit-sales", "赊账多", "賒帳多", "Sells on credit"), group: "need" },
  { ...named("invoices", "要发票", "要發票", "Needs invoices"), group: "need" },
  { ...named("old-customer", "老客户", "老客戶", "Old customer"), group: "relation" },
  { ...named("referred", "转介绍", "轉介紹", "Was recommended"), group: "relation" },
  {
    ...named("owner-decides", "老板娘管账", "老闆娘管帳", "The owner's wife keeps the books"),
    group: "relation",
  },
  { ...named("evenings", "晚上联系", "晚上聯絡", "Reach in the evening"), group: "habit" },
  { ...named("by-message", "发消息联系", "傳訊息聯絡", "Reach by message"), group: "habit" },
  { ...named("by-phone", "打电话联系", "打電話聯絡", "Reach by phone"), group: "habit" },
];

/** Fixed texts of a history. */
export const historyTexts = {
  entered: { "zh-CN": "录入线索", "zh-TW": "登錄線索", "en-US": "Lead entered" },
  givenUp: { "zh-CN": "放弃", "zh-TW": "放棄", "en-US": "Given up" },
  undone: { "zh-CN": "撤回放弃", "zh-TW": "撤回放棄", "en-US": "Giving up taken back" },
  activated: { "zh-CN": "用序列号开通", "zh-TW": "用序號開通", "en-US": "Activated with a serial" },
} as const satisfies Record<string, LocalizedText>;

const orderTexts: Readonly<Record<OrderKind, LocalizedText>> = {
  buy: { "zh-CN": "购买", "zh-TW": "購買", "en-US": "Bought" },
  renew: { "zh-CN": "续费", "zh-TW": "續費", "en-US": "Renewed" },
  upgrade: { "zh-CN": "升级", "zh-TW": "升級", "en-US": "Upgraded" },
  addUsers: { "zh-CN": "加用户", "zh-TW": "加使用者", "en-US": "Users added" },
};

/** What an order is called in a history: 续费1年. */
export function orderTitle(kind: OrderKind, years: number | null): LocalizedText {
  const texts = orderTexts[kind];
  if (years === null) return texts;
  return {
    "zh-CN": `${texts["zh-CN"]}${years}年`,
    "zh-TW": `${texts["zh-TW"]}${years}年`,
    "en-US": `${texts["en-US"]} for ${years} ${years === 1 ? "year" : "years"}`,
  };
}

interface OrderFacts {
  readonly sku: Sku;
  /** As readers of the language write it. */
  readonly amount: string;
  readonly stores: number;
  readonly users: number;
}

/** What an order was about: 专业版1,678.00，2店3人. A service without users of its own has none to count. */
export function orderDetail({ sku: { name }, amount, stores, users }: OrderFacts): LocalizedText {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const chinese = `${amount}，${stores}店${users > 0 ? `${users}人` : ""}`;
  const english = [amount, counted(stores, "store"), ...(users > 0 ? [counted(users, "user")] : [])];
  return {
    "zh-CN": `${name["zh-CN"]}${chinese}`,
    "zh-TW": `${name["zh-TW"]}${chinese}`,
    "en-US": [name["en-US"], ...english].join(", "),
  };
}

/** A product as it is activated: 货簿云专业版1年. */
export function productTitle(sku: Sku): LocalizedText {
  const service = serviceOf(sku.serviceNumber)?.name ?? sku.name;
  const whole = (locale: keyof LocalizedText, gap: string): string => {
    const [outer, inner] = [service[locale], sku.name[locale]];
    return inner.startsWith(outer) ? inner : `${outer}${gap}${inner}`;
  };
  return {
    "zh-CN": yearsInChinese(whole("zh-CN", ""), 1),
    "zh-TW": yearsInChinese(whole("zh-TW", ""), 1),
    "en-US": `${whole("en-US", " ")}, 1 year`,
  };
}
