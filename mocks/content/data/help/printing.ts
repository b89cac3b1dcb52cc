import type { HelpSource } from "../source";

/** Help of the root category 108: printers, labels, scanners. */
export const printingArticles: HelpSource[] = [
  {
    id: 2150,
    category: 108,
    kind: "video",
    createdAt: "2026-01-12T10:00:00+08:00",
    updatedAt: "2026-05-26T10:00:00+08:00",
    hits: 3654,
    recommended: 3,
    durationSeconds: 160,
    poster: "/samples/videos/printer.svg",
    texts: {
      "zh-CN": {
        title: "三联单打印机怎么接",
        summary: "针式打印机，从拆封到打出第一张三联单。",
        body: `一台针式打印机、一盒241毫米的三联纸、一台电脑。

## 看得到什么

1. 0:00，插电源线和USB线，装纸。
2. 0:45，Windows里装驱动，打测试页。
3. 1:20，货簿云里选“针式，三联，三等分”。
4. 1:55，试打，往下挪2毫米对齐。
5. 2:20，打一张真单。

## 纸怎么选

三等分高93.1毫米，一张单放8行货；二等分高139.7毫米，放18行。`,
      },
      "zh-TW": {
        title: "三聯單印表機怎麼接",
        summary: "點陣式印表機，從拆封到印出第一張三聯單。",
        body: `一台點陣式印表機、一盒241公釐的三聯紙、一台電腦。

## 影片內容

1. 0:00，接電源線和USB線，裝紙。
2. 0:45，在Windows安裝驅動程式，印測試頁。
3. 1:20，在貨簿雲選「點陣式，三聯，三等分」。
4. 1:55，試印，往下移2公釐對齊。
5. 2:20，列印正式單據。

## 紙張怎麼選

三等分高93.1公釐，一張單可放8列商品；二等分高139.7公釐，可放18列。`,
      },
      "en-US": {
        title: "Connecting a three-part invoice printer",
        summary: "A dot-matrix printer, from the box to the first invoice in three copies.",
        body: `One dot-matrix printer, a box of 241 mm three-part paper and a computer.

## What you see

1. 0:00 Power, USB and paper.
2. 0:45 Installing the driver on Windows and printing a test page.
3. 1:20 Choosing dot matrix, three-part, a third of a sheet.
4. 1:55 A trial, moved down by 2 mm.
5. 2:20 A real invoice.

## Which paper

A third of a sheet is 93.1 mm high and takes 8 lines of goods; half a sheet is 139.7 mm and takes 18.`,
      },
    },
  },
  {
    id: 2151,
    category: 108,
    kind: "manual",
    createdAt: "2025-12-04T09:00:00+08:00",
    updatedAt: "2026-10-21T10:00:00+08:00",
    hits: 3092,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "打印机没反应",
        summary: "先分清是电脑不认，还是软件没选对，五分钟查完。",
        body: `## 先打系统测试页

在系统的打印机设置里打测试页。

- 打得出来：是软件里没选对，看下面第一张表。
- 打不出来：是线、驱动或打印机，看第二张表。

## 测试页打得出来

| 看什么 | 怎么改 |
| --- | --- |
| “设置”→“打印”里选的打印机 | 选名字一样的那台 |
| 纸张 | 三联选241×93，小票选80或58 |
| 浏览器里打 | 换电脑版，直接出纸不弹窗 |

## 测试页打不出来

| 看什么 | 怎么改 |
| --- | --- |
| 灯不亮 | 换插座 |
| 灯闪、响三声 | 缺纸或没压好 |
| 列表里有“脱机” | 拔下USB，等10秒再插 |
| 根本没有这台 | 重装驱动 |`,
      },
      "zh-TW": {
        title: "印表機沒有反應",
        summary: "先分清楚是電腦偵測不到，還是軟體沒選對，五分鐘查完。",
        body: `## 先印系統測試頁

在系統的印表機設定裡列印測試頁。

- 印得出來：是軟體沒有選對，請看第一張表。
- 印不出來：是線材、驅動程式或印表機，請看第二張表。

## 測試頁印得出來

| 檢查項目 | 怎麼改 |
| --- | --- |
| 「設定」→「列印」選的印表機 | 選名稱相同的那台 |
| 紙張 | 三聯選241×93，小票選80或58 |
| 在瀏覽器列印 | 改用電腦版，直接出紙不跳視窗 |

## 測試頁印不出來

| 檢查項目 | 怎麼改 |
| --- | --- |
| 燈不亮 | 換插座 |
| 燈閃爍、響三聲 | 缺紙或沒壓好 |
| 清單顯示「離線」 | 拔下USB，等10秒再插上 |
| 找不到這台 | 重新安裝驅動程式 |`,
      },
      "en-US": {
        title: "The printer does not respond",
        summary: "First see whether the computer or the software is at fault. Five minutes.",
        body: `## Print the system's test page

Use the printer settings of your system.

- It prints: the choice in the software is wrong, see the first table.
- It does not: cable, driver or printer, see the second.

## The test page prints

| Look at | Do |
| --- | --- |
| Settings → Printing | choose the printer of the same name |
| Paper | three-part 241 × 93, receipts 80 or 58 |
| Printing from a browser | use the desktop app, which prints without a dialog |

## The test page does not print

| Look at | Do |
| --- | --- |
| No light | try another socket |
| Blinking, three beeps | paper is out or not seated |
| “Offline” in the list | unplug USB, wait 10 seconds, plug in again |
| Not in the list | reinstall the driver |`,
      },
    },
  },
  {
    id: 2152,
    category: 108,
    kind: "manual",
    createdAt: "2026-04-09T15:45:00+08:00",
    updatedAt: "2026-04-09T15:45:00+08:00",
    hits: 934,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "打条码标签，选多大的纸",
        summary: "40×30毫米最常用；条码扫不出，多半是打得太小。",
        body: `## 常用尺寸

| 标签 | 放得下 | 贴在哪 |
| --- | --- | --- |
| 40×30毫米 | 名称、条码、价格 | 商品上 |
| 60×40毫米 | 再加规格和单位 | 货架 |
| 30×20毫米 | 只有条码 | 小件 |

## 怎么打

1. “基本资料”→“商品”，勾选要打的。
2. 点“打标签”，填每种打几张。
3. 先打一张，用手机扫一下，扫得出再打剩下的。

## 扫不出来

- 条码宽不能小于25毫米。
- 打印浓度调到8以上。
- 热敏纸放久会淡，半年以上请重打。`,
      },
      "zh-TW": {
        title: "列印條碼標籤，選多大的紙",
        summary: "40×30公釐最常用；條碼掃不出來，多半是印得太小。",
        body: `## 常用尺寸

| 標籤 | 放得下 | 貼在哪裡 |
| --- | --- | --- |
| 40×30公釐 | 名稱、條碼、價格 | 商品上 |
| 60×40公釐 | 再加規格和單位 | 貨架 |
| 30×20公釐 | 只有條碼 | 小件商品 |

## 怎麼印

1. 「基本資料」→「商品」，勾選要印的。
2. 按「列印標籤」，填每種印幾張。
3. 先印一張，用手機掃掃看，掃得出來再印其餘的。

## 掃不出來

- 條碼寬度不能小於25公釐。
- 列印濃度調到8以上。
- 感熱紙放久會變淡，半年以上請重印。`,
      },
      "en-US": {
        title: "Barcode labels: which size",
        summary: "40 × 30 mm is the usual one. A code that cannot be scanned is mostly too small.",
        body: `## Usual sizes

| Label | Holds | Goes on |
| --- | --- | --- |
| 40 × 30 mm | name, barcode, price | the goods |
| 60 × 40 mm | size and unit too | the shelf |
| 30 × 20 mm | the barcode only | small pieces |

## Printing

1. Basic data → Goods, check what you need.
2. Choose Print labels and how many of each.
3. Print one, scan it with a phone, then print the rest.

## It cannot be scanned

- A barcode must be at least 25 mm wide.
- Set the darkness to 8 or more.
- Thermal paper fades; print again after half a year.`,
      },
    },
  },
  {
    id: 2153,
    category: 108,
    kind: "manual",
    createdAt: "2026-08-04T10:20:00+08:00",
    updatedAt: "2026-08-04T10:20:00+08:00",
    hits: 640,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "改单据上的抬头、电话和二维码",
        summary: "抬头、页脚、收款码都能换；二维码报“内容过长”时怎么办。",
        body: `## 在哪里改

“设置”→“打印”→“模板”，右边就是打出来的样子。

| 能改的 | 限制 |
| --- | --- |
| 抬头 | 30个字 |
| 电话、地址 | 各一行 |
| 页脚的话 | 两行，每行40个字 |
| 二维码 | 一段文字或网址 |

## 看到“内容过长”

二维码装不下那么多字。一般不超过300个汉字；印得越小，能放的越少。

1. 放网址，不放整段文字。
2. 网址后面“?”起的一长串，多半可以删。
3. 改好后用手机扫一下再存。`,
      },
      "zh-TW": {
        title: "修改單據上的抬頭、電話和QR碼",
        summary: "抬頭、頁尾、收款碼都能更換；QR碼顯示「內容過長」時怎麼辦。",
        body: `## 在哪裡修改

「設定」→「列印」→「版面」，右邊就是印出來的樣子。

| 可以修改 | 限制 |
| --- | --- |
| 抬頭 | 30個字 |
| 電話、地址 | 各一行 |
| 頁尾文字 | 兩行，每行40個字 |
| QR碼 | 一段文字或網址 |

## 看到「內容過長」

QR碼放不下這麼多字。一般不超過300個中文字；印得越小，能放的越少。

1. 放網址，不放整段文字。
2. 網址後面從「?」開始的一長串，多半可以刪除。
3. 改好後用手機掃掃看再儲存。`,
      },
      "en-US": {
        title: "Letterhead, phone number and QR code on the paper",
        summary: "All can be changed; and what to do when the QR code says “Content too long”.",
        body: `## Where

Settings → Printing → Templates; the right side shows the paper.

| What | Limit |
| --- | --- |
| Letterhead | 30 characters |
| Phone, address | one line each |
| Foot | two lines of 40 characters |
| QR code | a text or an address |

## “Content too long”

The QR code cannot hold that much: about 900 Latin letters, less when it is printed small.

1. Use an address instead of a whole text.
2. The part of an address after “?” can often go.
3. Scan it with a phone before saving.`,
      },
    },
  },
  {
    id: 2155,
    category: 108,
    kind: "manual",
    createdAt: "2026-09-17T09:30:00+08:00",
    updatedAt: "2026-09-17T09:30:00+08:00",
    hits: 352,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "扫码枪扫了没反应，或多出字母",
        summary: "看输入法、看回车、看光标在哪里，三样就够。",
        body: `## 扫了没反应

1. 打开记事本扫一下。记事本里也没有，是枪没接好或没电。
2. 记事本里有，软件里没有：光标不在搜索框，按F2回到框里。
3. 扫出来不跳下一行：枪没带回车，扫说明书上的“加回车”码。

## 多出字母

| 样子 | 原因 | 怎么办 |
| --- | --- | --- |
| 数字前有字母 | 枪带了前缀 | 扫“恢复出厂” |
| 变成中文 | 中文输入法 | 切到英文 |
| 少前面的0 | 当成了12位码 | 打开“13位输出” |

无线枪约充3小时，用两天。`,
      },
    },
  },
  {
    id: 2156,
    category: 108,
    kind: "video",
    createdAt: "2026-08-18T10:00:00+08:00",
    updatedAt: "2026-08-18T10:00:00+08:00",
    hits: 723,
    durationSeconds: 125,
    poster: "/samples/videos/printer.svg",
    texts: {
      "zh-CN": {
        title: "手机连蓝牙小票机",
        summary: "送货路上也能打：配对、选纸、打一张。",
        body: `一台58毫米的蓝牙小票机，一部手机。

## 看得到什么

1. 0:00，开机，长按蓝牙键3秒。
2. 0:25，手机里配对，密码0000。
3. 0:55，“设置”→“打印”→“蓝牙”，选58毫米。
4. 1:30，打一张小票，撕下来给客户。`,
      },
      "zh-TW": {
        title: "手機連接藍牙小票機",
        summary: "送貨途中也能印：配對、選紙、印一張。",
        body: `一台58公釐的藍牙小票機，一支手機。

## 影片內容

1. 0:00，開機，長按藍牙鍵3秒。
2. 0:25，在手機上配對，密碼0000。
3. 0:55，「設定」→「列印」→「藍牙」，選58公釐。
4. 1:30，印一張小票，撕下來交給客戶。`,
      },
      "en-US": {
        title: "A Bluetooth receipt printer and a phone",
        summary: "Print on the road: pair, choose the paper, print.",
        body: `A 58 mm Bluetooth receipt printer and a phone.

## What you see

1. 0:00 Switching on and holding the Bluetooth key for 3 seconds.
2. 0:25 Pairing with the code 0000.
3. 0:55 Settings → Printing → Bluetooth, 58 mm.
4. 1:30 A receipt for the customer.`,
      },
    },
  },
];
