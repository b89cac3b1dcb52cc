import type { Locale } from "../../../src/platform/locale";
import type { CategorySource } from "./source";

/** Help categories of all products; roots in display order, children following their root. */
export const categories: CategorySource[] = [
  ...product("zhj", [
    root(
      101,
      "getting-started",
      "play",
      ["开始使用", "開始使用", "Getting started"],
      [
        leaf(111, "first-day", ["第一天", "第一天", "The first day"]),
        leaf(112, "install", ["安装与换设备", "安裝與換裝置", "Installing and changing devices"]),
        leaf(113, "releases", ["版本更新", "版本更新", "What is new"]),
      ],
    ),
    root(
      102,
      "basic-data",
      "tag",
      ["基本资料", "基本資料", "Basic data"],
      [
        leaf(121, "goods-and-barcodes", ["商品与条码", "商品與條碼", "Goods and barcodes"]),
        leaf(122, "customers-and-suppliers", ["客户与供应商", "客戶與供應商", "Customers and suppliers"]),
        leaf(123, "opening-data", ["期初资料", "期初資料", "Opening data"]),
      ],
    ),
    root(103, "purchasing", "package", ["进货与入库", "進貨與入庫", "Purchasing and receiving"]),
    root(104, "sales", "file-text", ["销售与开单", "銷售與開單", "Sales and invoices"]),
    root(105, "stock", "arrow-left-right", ["库存与盘点", "庫存與盤點", "Stock and counting"]),
    root(106, "statements", "check", ["对账与收款", "對帳與收款", "Statements and payments"]),
    root(107, "weekly-report", "bar-chart", ["每周销售报告", "每週銷售報告", "Weekly sales report"]),
    root(108, "printing", "printer", ["打印与设备", "列印與裝置", "Printing and devices"]),
    root(
      109,
      "account-and-service",
      "user",
      ["账号与服务", "帳號與授權", "Account and service"],
      [
        leaf(191, "sign-in", ["登录与验证码", "登入與驗證碼", "Logging in and codes"]),
        leaf(192, "plans-and-payment", ["订购与付款", "訂購與付款", "Plans and payment"]),
        leaf(193, "partners-and-withdrawals", ["推广与提现", "推廣與提領", "Referrals and withdrawals"]),
      ],
    ),
  ]),
  ...product("xh", [
    root(201, "retail-start", "play", ["开店准备", "開店準備", "Opening the shop"]),
    root(202, "retail-checkout", "check", ["收银与交班", "收銀與交班", "Checkout and shifts"]),
    root(203, "retail-members", "user", ["会员与储值", "會員與儲值", "Members and stored value"]),
  ]),
  ...product("ds", [
    root(301, "orders-start", "play", ["开通订货", "開通訂貨", "Setting up ordering"]),
    root(302, "orders-catalogue", "tag", ["商品与价格", "商品與價格", "Goods and prices"]),
    root(303, "orders-handling", "file-text", ["订单处理", "訂單處理", "Handling orders"]),
  ]),
];

type Names = readonly [simplified: string, traditional: string, english: string];
type Leaf = Omit<CategorySource, "pid" | "product">;
type Root = Leaf & { children: readonly Leaf[] };

function root(id: number, alias: string, icon: string, names: Names, children: readonly Leaf[] = []): Root {
  return { id, alias, icon, name: inLocales(names), children };
}

function leaf(id: number, alias: string, names: Names): Leaf {
  return { id, alias, name: inLocales(names) };
}

function inLocales([simplified, traditional, english]: Names): Record<Locale, string> {
  return { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };
}

function product(alias: string, roots: readonly Root[]): CategorySource[] {
  return roots.flatMap(({ children, ...own }) => [
    { ...own, pid: 0, product: alias },
    ...children.map((child) => ({ ...child, pid: own.id, product: alias })),
  ]);
}
