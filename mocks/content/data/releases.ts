import type { Locale } from "../../../src/platform/locale";
import type { ClientSource } from "./clients";

interface Release {
  version: string;
  /** RFC 3339 with +08:00. */
  releasedAt: string;
  systems: readonly ClientSource["type"][];
  notes: Record<Locale, readonly string[]>;
}

const everywhere: Release["systems"] = ["windows", "macos", "ios", "android"];

/** Releases of product 1, the newest first; their stories stand in the product news. */
export const releases: readonly Release[] = [
  {
    version: "7.2.1",
    releasedAt: "2026-11-12T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["周报可以按店铺看", "店长只看得到自己店铺的周报", "修正：对账单跨年时日期缺年份"],
      "zh-TW": ["週報可以依門市檢視", "店長只看得到自己門市的週報", "修正：對帳單跨年時日期缺少年份"],
      "en-US": [
        "The weekly report can be read store by store",
        "Managers see the report of their own store only",
        "Fixed: statements across two years lacked the year",
      ],
    },
  },
  {
    version: "7.2.0",
    releasedAt: "2026-10-15T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["应收账款分四段账龄", "部分收款先冲最早的单据", "对账单可以直接发给客户"],
      "zh-TW": ["應收帳款分四段帳齡", "部分收款先沖最早的單據", "對帳單可直接傳送給客戶"],
      "en-US": [
        "Receivables in four age bands",
        "Part payments settle the oldest invoice first",
        "Statements can be sent straight to the customer",
      ],
    },
  },
  {
    version: "7.1.3",
    releasedAt: "2026-09-10T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["盘点中断后接着点", "两个人可以同时点一张单", "连续扫同一种货不再弹窗"],
      "zh-TW": ["盤點中斷後可以接著點", "兩個人可以同時點一張單", "連續掃同一種商品不再跳出視窗"],
      "en-US": [
        "An interrupted count can be continued",
        "Two people can work on one count",
        "No pop-up when the same item is scanned again",
      ],
    },
  },
  {
    version: "7.1.2",
    releasedAt: "2026-08-06T09:00:00+08:00",
    systems: ["windows", "macos", "android"],
    notes: {
      "zh-CN": ["收货单上直接打价签", "支持40×30和50×30毫米标签纸"],
      "zh-TW": ["在進貨單上直接列印價格標籤", "支援40×30與50×30公釐標籤紙"],
      "en-US": ["Price labels printed from the purchase", "Label paper of 40×30 and 50×30 mm"],
    },
  },
  {
    version: "7.1.1",
    releasedAt: "2026-07-09T09:00:00+08:00",
    systems: ["windows", "macos"],
    notes: {
      "zh-CN": ["周报打印成一页A4", "金额可以遮住再打印"],
      "zh-TW": ["週報列印成一頁A4", "金額可以遮住再列印"],
      "en-US": ["The weekly report prints on one A4 page", "Amounts can be covered before printing"],
    },
  },
  {
    version: "7.1.0",
    releasedAt: "2026-06-18T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["调拨单分申请、发出、收到三步", "在途的货单独列出", "差异单自动生成"],
      "zh-TW": ["調撥單分為申請、出貨、簽收三步", "在途商品單獨列出", "差異單自動產生"],
      "en-US": [
        "Transfers in three steps: asked for, sent, received",
        "Goods on the way have their own list",
        "Differences are noted by themselves",
      ],
    },
  },
  {
    version: "7.0.2",
    releasedAt: "2026-05-14T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["断网时也能开单，联网后补上", "补单后库存为负会提醒"],
      "zh-TW": ["斷網時也能開單，連線後補上", "補單後庫存為負數會提醒"],
      "en-US": ["Invoices can be written offline and are added later", "A warning when stock turns negative"],
    },
  },
  {
    version: "7.0.1",
    releasedAt: "2026-04-16T09:00:00+08:00",
    systems: ["android"],
    notes: {
      "zh-CN": ["可以连蓝牙秤", "常用皮重可以保存"],
      "zh-TW": ["可以連接藍牙電子秤", "常用扣重可以儲存"],
      "en-US": ["Bluetooth scales", "Tares can be kept"],
    },
  },
  {
    version: "7.0.0",
    releasedAt: "2026-03-26T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["手机和电脑用同样的菜单和单据", "手机上开到一半的单，电脑上接着写", "大字模式"],
      "zh-TW": ["手機與電腦使用同樣的選單與單據", "手機上寫到一半的單，電腦上接著寫", "大字模式"],
      "en-US": [
        "The same menus and documents on phone and computer",
        "Start an invoice on the phone, finish it on the computer",
        "Large type",
      ],
    },
  },
  {
    version: "6.9.1",
    releasedAt: "2026-02-05T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["退货从原销售单上退", "退款可以抵欠款"],
      "zh-TW": ["從原銷貨單辦理退貨", "退款可以抵應收帳款"],
      "en-US": ["Returns from the original invoice", "Refunds can reduce what a customer owes"],
    },
  },
  {
    version: "6.9.0",
    releasedAt: "2026-01-15T09:00:00+08:00",
    systems: ["windows", "macos"],
    notes: {
      "zh-CN": ["导入Excel时自动对栏名", "导入后24小时内、还没有开单之前可以整批撤销"],
      "zh-TW": ["匯入Excel時自動對應欄名", "匯入後24小時內、還沒有開單之前可以整批復原"],
      "en-US": [
        "Excel import matches the headings",
        "An import can be undone within 24 hours, before the first invoice",
      ],
    },
  },
  {
    version: "6.8.0",
    releasedAt: "2025-11-06T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["开单自动带出上次价", "低于进价时提醒"],
      "zh-TW": ["開單自動帶出上次價", "低於進價時提醒"],
      "en-US": ["The last price comes by itself", "A warning below cost"],
    },
  },
  {
    version: "6.7.0",
    releasedAt: "2025-09-04T09:00:00+08:00",
    systems: everywhere,
    notes: {
      "zh-CN": ["进价、毛利、客户电话可以分人隐藏"],
      "zh-TW": ["進價、毛利、客戶電話可依人員隱藏"],
      "en-US": ["Cost, margin and phone numbers can be hidden person by person"],
    },
  },
  {
    version: "6.6.0",
    releasedAt: "2025-06-26T09:00:00+08:00",
    systems: ["windows"],
    notes: {
      "zh-CN": ["每种打印纸各存一份位置", "多页单据写页码，合计只在最后一页"],
      "zh-TW": ["每種列印紙張各存一份位置", "多頁單據註明頁碼，合計只在最後一頁"],
      "en-US": [
        "Every paper keeps its own print position",
        "Long invoices are numbered; the total is on the last page",
      ],
    },
  },
];
