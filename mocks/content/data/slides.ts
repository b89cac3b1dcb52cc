import type { Locale } from "../../../src/platform/locale";
import type { SourceText } from "./source";

export interface SlideSource {
  id: number;
  /** The place it is shown in. */
  alias: "news" | "help" | "download";
  title: SourceText;
  summary: SourceText;
  /** Picture below /samples/slides/ for each language, because pictures of the product contain text; 720×320. */
  pictures: Record<Locale, string>;
  link: string | null;
}

/** Slides of every place, in the order they are shown there. */
export const slides: readonly SlideSource[] = [
  {
    id: 1,
    alias: "news",
    title: {
      "zh-CN": "周报可以按店铺看",
      "zh-TW": "週報可以依門市檢視",
      "en-US": "The weekly report by store",
    },
    summary: { "zh-CN": "7.2.1已发布", "zh-TW": "7.2.1已發布", "en-US": "7.2.1 is out" },
    pictures: pictures("weekly"),
    link: "/product-news/1",
  },
  {
    id: 2,
    alias: "news",
    title: { "zh-CN": "应收账款按账龄看", "zh-TW": "應收帳款依帳齡檢視", "en-US": "Receivables by age" },
    summary: {
      "zh-CN": "先给最久的打电话",
      "zh-TW": "先聯絡拖最久的客戶",
      "en-US": "Call the oldest first",
    },
    pictures: pictures("receivables"),
    link: "/product-news/2",
  },
  {
    id: 3,
    alias: "news",
    title: {
      "zh-CN": "双十一备货，分三步算",
      "zh-TW": "雙11備貨，分三步計算",
      "en-US": "November sales: stock in three steps",
    },
    summary: {
      "zh-CN": "要补620件，先订400件",
      "zh-TW": "需補620件，先訂400件",
      "en-US": "620 needed, 400 ordered first",
    },
    pictures: pictures("restock"),
    link: "/industry-news/30",
  },
  {
    id: 4,
    alias: "help",
    title: {
      "zh-CN": "用Excel导入期初库存",
      "zh-TW": "用Excel匯入期初庫存",
      "en-US": "Import opening stock from Excel",
    },
    summary: {
      "zh-CN": "318种货，一次导入",
      "zh-TW": "318種商品，一次匯入",
      "en-US": "318 items in one go",
    },
    pictures: pictures("import"),
    link: "/help/doc/2003",
  },
  {
    id: 5,
    alias: "help",
    title: { "zh-CN": "开出第一张单", "zh-TW": "開出第一張單", "en-US": "Write your first invoice" },
    summary: {
      "zh-CN": "从注册到开单，大约10分钟",
      "zh-TW": "從註冊到開單，大約10分鐘",
      "en-US": "From sign-up to invoice in about ten minutes",
    },
    pictures: pictures("first-invoice"),
    link: "/help/zhj",
  },
  {
    id: 6,
    alias: "download",
    title: {
      "zh-CN": "手机和电脑，同一本账",
      "zh-TW": "手機與電腦，同一本帳",
      "en-US": "One book on phone and computer",
    },
    summary: {
      "zh-CN": "Windows、Mac、iOS、Android都有",
      "zh-TW": "Windows、Mac、iOS、Android都有",
      "en-US": "For Windows, Mac, iOS and Android",
    },
    pictures: pictures("two-screens"),
    link: null,
  },
  {
    id: 7,
    alias: "download",
    title: {
      "zh-CN": "扫码点货，半天盘完",
      "zh-TW": "掃條碼點貨，半天盤完",
      "en-US": "Scan the shelves, done by noon",
    },
    summary: {
      "zh-CN": "盘点中断了，接着点",
      "zh-TW": "盤點中斷了，可以接著點",
      "en-US": "Pick up a count where you left it",
    },
    pictures: pictures("count"),
    link: "/product-news/3",
  },
];

function pictures(name: string): Record<Locale, string> {
  return { "zh-CN": `${name}.zh-CN.svg`, "zh-TW": `${name}.zh-TW.svg`, "en-US": `${name}.en-US.svg` };
}
