import type { HelpSource } from "../source";

/** Help of the root category 102: goods, customers and suppliers, opening data. */
export const basicDataArticles: HelpSource[] = [
  {
    id: 2030,
    category: 121,
    kind: "manual",
    createdAt: "2025-11-20T10:00:00+08:00",
    updatedAt: "2026-09-10T11:00:00+08:00",
    hits: 1984,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "新增一件商品，条码怎么填",
        summary: "只有名称和单位必填；没有条码的货，留空会自动编号。",
        body: `## 最少填两样

1. 打开“基本资料”→“商品”→“新增”。
2. 填名称和单位，例如“青花饭碗4.5寸”“只”。
3. 点“保存”。其余的以后再补。

## 建议一起填的

| 栏 | 例子 | 有什么用 |
| --- | --- | --- |
| 条码 | 4710001000018 | 开单时扫一下就出来 |
| 批发价 | 6.80 | 开单自动带出 |
| 成本价 | 4.10 | 算毛利 |
| 最低库存 | 60 | 少于这个数会提醒 |

## 没有条码的货

条码留空，系统会从2000001起编一个店内码。在“打印”→“标签”里打出来，贴到货架上就能扫。同名的货用规格区分，例如“4.5寸”和“6寸”。`,
      },
      "zh-TW": {
        title: "新增一項商品，條碼怎麼填",
        summary: "只有名稱和單位必填；沒有條碼的商品，留空會自動編號。",
        body: `## 最少填兩項

1. 打開「基本資料」→「商品」→「新增」。
2. 填名稱和單位，例如「青花飯碗4.5吋」「只」。
3. 按「儲存」。其餘的之後再補。

## 建議一併填寫

| 欄位 | 範例 | 用途 |
| --- | --- | --- |
| 條碼 | 4710001000018 | 開單時掃一下就出現 |
| 批發價 | 6.80 | 開單自動帶出 |
| 成本價 | 4.10 | 計算毛利 |
| 最低庫存 | 60 | 低於這個數量會提醒 |

## 沒有條碼的商品

條碼留空，系統會從2000001起編一個店內碼。到「列印」→「標籤」印出來，貼在貨架上就能掃。同名的商品請用規格區分，例如「4.5吋」和「6吋」。`,
      },
      "en-US": {
        title: "Adding an item, with or without a barcode",
        summary: "Only the name and the unit are required; leave the barcode empty and a number is made.",
        body: `## Two fields are enough

1. Open Basic data → Goods → New.
2. Enter a name and a unit, such as “Rice bowl 4.5 in” and “piece”.
3. Choose Save. The rest can wait.

## Worth filling in

| Field | Example | What for |
| --- | --- | --- |
| Barcode | 4710001000018 | Scan it on an invoice |
| Wholesale price | 6.80 | Fills itself in |
| Cost | 4.10 | Gross profit |
| Minimum stock | 60 | You are told when there is less |

## Goods without a barcode

Leave it empty and a shop code is given, starting at 2000001. Print it under Print → Labels, stick it on the shelf and scan it there. Tell goods of the same name apart by their size, such as 4.5 in and 6 in.`,
      },
    },
  },
  {
    id: 2031,
    category: 121,
    kind: "manual",
    createdAt: "2026-01-08T14:30:00+08:00",
    updatedAt: "2026-06-02T10:40:00+08:00",
    hits: 1142,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "一件货几种单位：箱、包、只",
        summary: "先定最小单位，再写换算。进货按箱，卖货按只，库存不会乱。",
        body: `## 怎么设

1. 打开商品，“单位”选最小的那个，例如“只”。
2. 点“加单位”，写“1箱＝48只”，再写“1包＝12只”。
3. 给每种单位各填一个价。

| 单位 | 换算 | 批发价 |
| --- | --- | --- |
| 只 | 1 | 6.80 |
| 包 | 12只 | 80.40 |
| 箱 | 48只 | 316.80 |

## 开单时

开5箱又3只，库存减243只（5×48＋3）。库存卡上两种写法都看得到：“5箱3只”和“243只”。

## 换算写错了

还没开过单，可以直接改。开过单，就新建一件商品，用盘点单把数移过去，旧的停用。`,
      },
      "zh-TW": {
        title: "一項商品多種單位：箱、包、只",
        summary: "先定最小單位，再寫換算。進貨用箱，銷貨用只，庫存不會亂。",
        body: `## 設定方式

1. 打開商品，「單位」選最小的一種，例如「只」。
2. 按「新增單位」，填「1箱＝48只」，再填「1包＝12只」。
3. 為每種單位各填一個價格。

| 單位 | 換算 | 批發價 |
| --- | --- | --- |
| 只 | 1 | 6.80 |
| 包 | 12只 | 80.40 |
| 箱 | 48只 | 316.80 |

## 開單時

開5箱又3只，庫存扣243只（5×48＋3）。庫存卡兩種寫法都看得到：「5箱3只」和「243只」。

## 換算填錯了

還沒開過單，可以直接修改。已經開過單，請新建一項商品，用盤點單把數量移過去，再停用舊的。`,
      },
      "en-US": {
        title: "One item in several units: case, pack, piece",
        summary: "Set the smallest unit first, then the conversion. Buy by the case, sell by the piece.",
        body: `## Setting it up

1. Open the item and choose its smallest unit, such as piece.
2. Choose Add unit: 1 case = 48 pieces, then 1 pack = 12 pieces.
3. Give each unit its own price.

| Unit | Pieces | Wholesale price |
| --- | --- | --- |
| Piece | 1 | 6.80 |
| Pack | 12 | 80.40 |
| Case | 48 | 316.80 |

## On an invoice

Sell 5 cases and 3 pieces, and stock falls by 243 (5 × 48 + 3). The stock card shows both ways of saying it.

## A wrong conversion

Before the first invoice, change it. After that, make a new item, move the quantity with a stock count and retire the old one.`,
      },
    },
  },
  {
    id: 2033,
    category: 121,
    kind: "manual",
    createdAt: "2026-02-10T09:20:00+08:00",
    updatedAt: "2026-10-15T15:10:00+08:00",
    hits: 2467,
    readingMinutes: 3,
    texts: {
      "zh-CN": {
        title: "改价：一件改、一批改、定时改",
        summary: "三种改法，旧单不动。批量改价前先看差额。",
        body: `改价只影响之后开的单，以前的单和毛利不变。

## 改一件

在商品页直接改批发价，按“保存”。下次开单带出新价；老客户的“上次价”仍是旧的，旁边会写明。

## 改一批

1. “基本资料”→“商品”，勾选要改的。
2. 点“改价”，选“按百分比”或“按金额”。
3. 看一遍前后对照，再点“确认”。

| 商品 | 原价 | 涨5% | 取到角 |
| --- | --- | --- | --- |
| 青花饭碗4.5寸 | 6.80 | 7.14 | 7.10 |
| 竹筷10双装 | 9.50 | 9.975 | 10.00 |
| 保鲜盒3件套 | 18.00 | 18.90 | 18.90 |

## 定时改

选好生效日期，那天0:00起用新价。改错了，24小时内可以整批撤回。`,
      },
      "zh-TW": {
        title: "改價：單項、整批、排程",
        summary: "三種改法，舊單不動。整批改價前先看差額。",
        body: `改價只影響之後開的單，先前的單據和毛利不變。

## 改單項

在商品頁直接修改批發價，按「儲存」。下次開單帶出新價；老客戶的「上次價」仍是舊的，旁邊會註明。

## 整批改

1. 「基本資料」→「商品」，勾選要改的項目。
2. 按「改價」，選「依百分比」或「依金額」。
3. 看一遍前後對照，再按「確認」。

| 商品 | 原價 | 漲5% | 取到角 |
| --- | --- | --- | --- |
| 青花飯碗4.5吋 | 6.80 | 7.14 | 7.10 |
| 竹筷10雙裝 | 9.50 | 9.975 | 10.00 |
| 保鮮盒3件組 | 18.00 | 18.90 | 18.90 |

## 排程改

選好生效日期，當天0:00起用新價。改錯了，24小時內可以整批復原。`,
      },
      "en-US": {
        title: "Changing prices: one, many, or from a date",
        summary: "Three ways; old invoices stay as they are. Look at the differences before changing many.",
        body: `A new price only counts for later invoices. Earlier ones and their profit do not change.

## One item

Change the wholesale price on the item and save. The next invoice uses it. A regular customer's last price is still the old one, and says so.

## Many items

1. Basic data → Goods, check the ones to change.
2. Choose Change prices, by percent or by amount.
3. Look through before and after, then confirm.

| Item | Before | +5% | To one decimal |
| --- | --- | --- | --- |
| Rice bowl 4.5 in | 6.80 | 7.14 | 7.10 |
| Chopsticks, 10 pairs | 9.50 | 9.975 | 10.00 |
| Food box, set of 3 | 18.00 | 18.90 | 18.90 |

## From a date

Choose the day and the new price counts from midnight. A mistake can be taken back as a whole within 24 hours.`,
      },
    },
  },
  {
    id: 2034,
    category: 121,
    kind: "video",
    createdAt: "2026-06-18T10:00:00+08:00",
    updatedAt: "2026-06-18T10:00:00+08:00",
    hits: 1530,
    durationSeconds: 135,
    poster: "/samples/videos/stocktake.svg",
    texts: {
      "zh-CN": {
        title: "用手机扫码建商品",
        summary: "边扫边建，一小时能建两百种。",
        body: `站在货架前，用手机把没进账本的货建起来。

## 看得到什么

1. 0:00，打开“商品”→“连续扫码”。
2. 0:20，扫到没建过的条码，填名称和价。
3. 1:05，拍一张照片当商品图。
4. 1:40，没有条码的货，用店内码打标签。`,
      },
      "zh-TW": {
        title: "用手機掃條碼建立商品",
        summary: "邊掃邊建，一小時可以建立兩百種。",
        body: `站在貨架前，用手機把還沒入帳的商品建起來。

## 影片內容

1. 0:00，打開「商品」→「連續掃描」。
2. 0:20，掃到沒建過的條碼，填名稱和價格。
3. 1:05，拍一張照片當商品圖。
4. 1:40，沒有條碼的商品，用店內碼印標籤。`,
      },
      "en-US": {
        title: "Adding goods by scanning with a phone",
        summary: "Scan and type as you walk: about two hundred items an hour.",
        body: `Standing at the shelf, a phone adds what is not in the book yet.

## What you see

1. 0:00 Goods → Scan on and on.
2. 0:20 An unknown barcode: enter its name and price.
3. 1:05 A photo becomes the item's picture.
4. 1:40 Goods without a barcode get a printed shop code.`,
      },
    },
  },
  {
    id: 2035,
    category: 122,
    kind: "manual",
    createdAt: "2025-12-11T13:50:00+08:00",
    updatedAt: "2026-07-07T09:30:00+08:00",
    hits: 1276,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "导入客户和供应商名单",
        summary: "三栏就够：名称、手机号、分组。手机号不对的行会单独列出来。",
        body: `## 准备表格

| 栏 | 要不要填 | 怎么填 |
| --- | --- | --- |
| 名称 | 必填 | 40个字以内，例如“和顺小吃店” |
| 手机号 | 必填 | 11位，1开头 |
| 分组 | 选填 | 没有的分组会自动新建 |
| 地址 | 选填 | 送货时打在单上 |

## 两步导入

1. “基本资料”→“客户”→“导入”，选好文件。
2. 看一遍结果，例如“126行，导入123行，3行要改”，再点“确认”。

## 常见提示

- “客户手机号不能为空”：这一行没有手机号。补上，或先填店里的电话。
- “手机号格式不正确”：多半是Excel把号码变成了科学计数，把那一栏设成“文本”再存。
- “请输入正确的手机号”：号码里有空格或短横，删掉。`,
      },
      "zh-TW": {
        title: "匯入客戶和供應商名單",
        summary: "三欄就夠：名稱、手機號碼、分組。號碼有誤的列會另外列出。",
        body: `## 準備表格

| 欄位 | 要不要填 | 怎麼填 |
| --- | --- | --- |
| 名稱 | 必填 | 40個字以內，例如「和順小吃店」 |
| 手機號碼 | 必填 | 11位數字，1開頭 |
| 分組 | 選填 | 沒有的分組會自動新增 |
| 地址 | 選填 | 送貨時印在單據上 |

## 兩步匯入

1. 「基本資料」→「客戶」→「匯入」，選好檔案。
2. 看一遍結果，例如「126列，匯入123列，3列需修改」，再按「確認」。

## 常見訊息

- 「客戶手機號碼不能為空」：這一列沒有號碼。請補上，或先填店裡的電話。
- 「手機號碼格式不正確」：多半是Excel把號碼變成科學記號，請把該欄設為「文字」再存檔。
- 「請輸入正確的手機號碼」：號碼中有空格或短橫，請刪除。`,
      },
      "en-US": {
        title: "Importing customers and suppliers",
        summary: "Three columns do: name, phone, group. Rows with a wrong number are listed apart.",
        body: `## Prepare the sheet

| Column | Needed | How |
| --- | --- | --- |
| Name | Required | Up to 40 characters |
| Phone | Required | 11 digits, starting with 1 |
| Group | Optional | Unknown groups are made for you |
| Address | Optional | Printed on deliveries |

## Two steps

1. Basic data → Customers → Import, and choose the file.
2. Look at the result, such as “126 rows, 123 imported, 3 to mend”, then confirm.

## Messages you may see

- “Enter the customer's phone number”: the row has none. Add one, or use the shop's own for now.
- “The phone number format is incorrect”: Excel often turns long numbers into powers of ten. Set the column to text and save again.
- “Enter the correct phone number”: remove spaces and dashes.`,
      },
    },
  },
  {
    id: 2002,
    category: 122,
    kind: "manual",
    createdAt: "2025-12-16T10:00:00+08:00",
    updatedAt: "2026-08-20T14:00:00+08:00",
    hits: 1058,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "客户与供应商分组",
        summary: "按价格分组，还是按路线分组：一位客户可以在两个组里。",
        body: `## 先想好为什么分

| 为了 | 怎么分 | 例子 |
| --- | --- | --- |
| 给不同的价 | 等级 | 批发、零售 |
| 送货排路线 | 标签 | 城南、学府路 |
| 催款有先后 | 账期 | 现结、月结30天 |

等级每位客户只有一个，标签可以贴几个。标准版有2级价，专业版不限。

## 怎么分

1. “基本资料”→“客户”，勾选几位。
2. 点“分组”，选等级或标签。
3. 看右上角的数，126位里城南有38位、学府路有27位，其余61位未贴标签。

## 供应商

供应商只有标签，没有等级。开进货单时按标签筛，选得更快。`,
      },
      "zh-TW": {
        title: "客戶與供應商分組",
        summary: "依價格分組，或依路線分組：一位客戶可以同時在兩個組裡。",
        body: `## 先想清楚為什麼分

| 目的 | 怎麼分 | 範例 |
| --- | --- | --- |
| 給不同的價格 | 等級 | 批發、零售 |
| 安排送貨路線 | 標籤 | 城南、學府路 |
| 催款有先後 | 帳期 | 現結、月結30天 |

每位客戶只有一個等級，標籤可以貼多個。標準版有2級價，專業版不限。

## 怎麼分

1. 「基本資料」→「客戶」，勾選幾位。
2. 按「分組」，選等級或標籤。
3. 看右上角的數字，126位中城南有38位、學府路有27位，其餘61位未貼標籤。

## 供應商

供應商只有標籤，沒有等級。開進貨單時依標籤篩選，找得更快。`,
      },
      "en-US": {
        title: "Grouping customers and suppliers",
        summary: "By price or by route: a customer can be in two groups at once.",
        body: `## Know what for

| To | Use | Example |
| --- | --- | --- |
| give different prices | level | wholesale, retail |
| plan deliveries | label | South side, College Road |
| chase debts in order | terms | cash, 30 days |

A customer has one level and any number of labels. Standard has 2 price levels, Professional has no limit.

## How

1. Basic data → Customers, check a few.
2. Choose Group, then a level or a label.
3. Check the figures at the top right: of 126, the South side has 38, College Road 27, and 61 have no label.

## Suppliers

Suppliers have labels but no levels. On a purchase, filter by label to find them sooner.`,
      },
    },
  },
  {
    id: 2003,
    category: 123,
    kind: "manual",
    createdAt: "2025-11-24T10:00:00+08:00",
    updatedAt: "2026-10-28T10:00:00+08:00",
    hits: 2316,
    recommended: 2,
    readingMinutes: 4,
    attachments: [
      {
        name: { "zh-CN": "模板.xlsx", "zh-TW": "範本檔.xlsx", "en-US": "Template.xlsx" },
        link: "/samples/files/opening-stock.xlsx",
        sizeBytes: 18432,
      },
    ],
    texts: {
      "zh-CN": {
        title: "用Excel导入期初库存",
        summary: "第一次用，先把手上的货记进去。把原来的Excel整理成五栏，一次导入。",
        body: `第一次用货簿云，先把手上的货记进去。商品多，不用一件一件敲：把原来的Excel整理成五栏，一次导入就好。

## 先准备文件

第一行放栏名，从第二行开始放商品。数量可以是0，不能空着；进价不确定时先填上次的进价，以后还能改。

| 栏 | 要不要填 | 怎么填 |
| --- | --- | --- |
| 商品名称 | **必填** | 60个字以内，同名要用规格区分 |
| 条码 | 选填 | 8或13位数字，留空会自动编号 |
| 期初数量 | **必填** | 最多三位小数，例如12.5 |
| 成本价 | **必填** | 未税单价，最多四位小数 |

## 三步导入

1. 在电脑版打开“基本资料”→“期初资料”，按<kbd>Ctrl</kbd> <kbd>I</kbd>或点“导入”。
2. 选好文件，核对栏位。系统认不出的栏会留空，要你来选。

   | 行 | A：品名 | B：规格 | C：条码 | D：数量 | E：进价 |
   | ---: | --- | --- | --- | ---: | ---: |
   | 2 | 青花饭碗 | 4.5寸 | 4710001000018 | 276 | 4.10 |
   | 3 | 竹筷 | 10双装 | 4710001000025 | 540 | 6.20 |
   | 4 | 保鲜盒 | 3件套 | 4710001000032 | ？ | 11.50 |

   五栏对应商品名称、规格、条码、期初数量、成本价。第4行没有数量。填0或删掉这一行，才能导入。
3. 看一遍总数：318种商品、12,460件、成本合计186,204.50元。跟原来的账一样，再点“确认导入”。

> **导入后可以撤回吗？**
> 24小时内、还没有开单之前可以整批撤回。之后请用盘点单调整。

## 常见的报错

把系统给你的那句话整句贴到搜索框，简体、繁体或英文都找得到对应的文章。`,
      },
      "zh-TW": {
        title: "用Excel匯入期初庫存",
        summary: "第一次使用，先把手上的貨記進去。把原本的Excel整理成五欄，一次匯入。",
        body: `第一次用貨簿雲，先把手上的貨記進去。商品多，不用一筆一筆打：把原本的Excel整理成五欄，一次匯入就好。

## 先準備檔案

第一列放欄名，從第二列開始放商品。數量可以是0，不能空白；進價不確定時先填上次的進價，之後還能改。

| 欄位 | 要不要填 | 怎麼填 |
| --- | --- | --- |
| 商品名稱 | **必填** | 60個字以內，同名要用規格區分 |
| 條碼 | 選填 | 8或13位數字，留空會自動編號 |
| 期初數量 | **必填** | 最多三位小數，例如12.5 |
| 成本價 | **必填** | 未稅單價，最多四位小數 |

## 三步匯入

1. 在電腦版打開「基本資料」→「期初資料」，按<kbd>Ctrl</kbd> <kbd>I</kbd>或點「匯入」。
2. 選好檔案，核對欄位。系統認不出的欄位會留空，由您來選。

   | 列 | A：品名 | B：規格 | C：條碼 | D：數量 | E：進價 |
   | ---: | --- | --- | --- | ---: | ---: |
   | 2 | 青花飯碗 | 4.5吋 | 4710001000018 | 276 | 4.10 |
   | 3 | 竹筷 | 10雙裝 | 4710001000025 | 540 | 6.20 |
   | 4 | 保鮮盒 | 3件組 | 4710001000032 | ？ | 11.50 |

   五欄對應商品名稱、規格、條碼、期初數量、成本價。第4列沒有數量。填0或刪掉這一列，才能匯入。
3. 看一遍總數：318種商品、12,460件、成本合計186,204.50元。跟原本的帳一樣，再按「確認匯入」。

> **匯入後可以復原嗎？**
> 24小時內、還沒有開單之前可以整批復原。之後請用盤點單調整。

## 常見的錯誤訊息

把系統顯示的訊息整句貼到搜尋框，簡體、繁體或英文都找得到對應的文章。`,
      },
      "en-US": {
        title: "Import opening stock from Excel",
        summary:
          "Starting out, first enter what you have. Put your Excel file into five columns and import it once.",
        body: `Starting with Stockbook, first enter the goods you have. With many, there is no need to type them one by one: put your Excel file into five columns and import it in one go.

## Prepare the file

The first row holds the column names, goods start in the second. A quantity may be 0 but not empty. If you are unsure of a cost, enter the last one you paid; it can be changed later.

| Column | Needed | How to fill it in |
| --- | --- | --- |
| Item name | **Required** | Up to 60 characters; tell the same names apart by size |
| Barcode | Optional | 8 or 13 digits; left empty, a number is made |
| Opening quantity | **Required** | Up to three decimals, such as 12.5 |
| Cost | **Required** | Unit price before tax, up to four decimals |

## Import in three steps

1. On the computer, open Basic data → Opening data and press <kbd>Ctrl</kbd> <kbd>I</kbd> or choose Import.
2. Choose the file and check the columns. A column that is not recognized stays empty for you to choose.

   | Row | A: Name | B: Size | C: Barcode | D: Qty | E: Price |
   | ---: | --- | --- | --- | ---: | ---: |
   | 2 | Rice bowl | 4.5 in | 4710001000018 | 276 | 4.10 |
   | 3 | Chopsticks | 10 pairs | 4710001000025 | 540 | 6.20 |
   | 4 | Food box | set of 3 | 4710001000032 | ? | 11.50 |

   The five become item name, size, barcode, opening quantity and cost. Row 4 has no quantity. Enter 0 or delete the row before importing.
3. Look at the totals: 318 goods, 12,460 pieces, cost 186,204.50 in all. If they match your old book, choose Confirm import.

> **Can an import be undone?**
> Within 24 hours and before the first invoice, as a whole. After that, adjust with a stock count.

## Common error messages

Paste the whole message into the search box. Its article is found in Simplified Chinese, Traditional Chinese or English.`,
      },
    },
  },
  {
    id: 2004,
    category: 123,
    kind: "manual",
    createdAt: "2025-11-26T10:00:00+08:00",
    updatedAt: "2026-10-28T11:30:00+08:00",
    hits: 1437,
    readingMinutes: 3,
    texts: {
      "zh-CN": {
        title: "期初应收与应付",
        summary: "开账那天谁欠你、你欠谁，一位一行记进去，账龄从原来的日期算。",
        body: `## 记应收

1. “基本资料”→“期初资料”→“应收”。
2. 选客户，填金额和原来那张单的日期。
3. 一位客户有几张旧单，就分几行，账龄才准。

| 客户 | 旧单日期 | 金额 |
| --- | --- | ---: |
| 和顺小吃店 | 2026-09-20 | 1,860.00 |
| 福满楼 | 2026-08-11 | 2,450.00 |
| 福满楼 | 2026-09-02 | 690.00 |
| 合计 | | 5,000.00 |

## 记应付

做法一样，选“应付”。预付给供应商的钱写成负数，例如-500.00。

## 核对

期初应收的合计，应等于原账本那天的欠款合计。不等时先看有没有漏掉预收：客户先给的钱也要写成负数。`,
      },
      "zh-TW": {
        title: "期初應收與應付",
        summary: "開帳當天的應收和應付，一位一列記進去，帳齡從原本的日期算起。",
        body: `## 記應收

1. 「基本資料」→「期初資料」→「應收」。
2. 選客戶，填金額和原單據的日期。
3. 一位客戶有多張舊單時請分列填寫，帳齡才準確。

| 客戶 | 舊單日期 | 金額 |
| --- | --- | ---: |
| 和順小吃店 | 2026-09-20 | 1,860.00 |
| 福滿樓 | 2026-08-11 | 2,450.00 |
| 福滿樓 | 2026-09-02 | 690.00 |
| 合計 | | 5,000.00 |

## 記應付

做法相同，改選「應付」。預付給供應商的款項請填負數，例如-500.00。

## 核對

期初應收的合計，應等於原帳簿當天的欠款合計。不相等時，先確認是否漏了預收：客戶先付的款項也要填負數。`,
      },
      "en-US": {
        title: "Opening receivables and payables",
        summary: "Who owed what on the day you started, one row each, with ages counted from the old date.",
        body: `## Receivables

1. Basic data → Opening data → Receivables.
2. Choose the customer, enter the amount and the date of the old invoice.
3. Give every old invoice its own row, so that its age is right.

| Customer | Date | Amount |
| --- | --- | ---: |
| Corner Noodle Bar | 2026-09-20 | 1,860.00 |
| Lucky House | 2026-08-11 | 2,450.00 |
| Lucky House | 2026-09-02 | 690.00 |
| Total | | 5,000.00 |

## Payables

The same under Payables. Money you paid a supplier in advance is negative, such as -500.00.

## Check

The total of opening receivables should equal what your old book says for that day. If not, look for deposits first: money a customer paid in advance is negative too.`,
      },
    },
  },
  {
    id: 2005,
    category: 123,
    kind: "manual",
    createdAt: "2026-01-22T16:00:00+08:00",
    updatedAt: "2026-10-29T09:45:00+08:00",
    hits: 1893,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "导入失败怎么办",
        summary: "对着提示看原因：空栏、重复、条码变形、文件太大。",
        body: `导入要么全成，要么一行不进，不会只进一半。

## 看提示找原因

| 提示 | 原因 | 怎么改 |
| --- | --- | --- |
| 第4行没有数量 | 数量空着 | 填0或删掉这一行 |
| 第12行与第8行重复 | 名称和规格都一样 | 合成一行，数量相加 |
| 条码不是8或13位 | Excel去掉了前面的0 | 把那一栏设成“文本” |
| 文件超过5 MB | 带了图片 | 另存一份，只留文字 |
| 超过2,000行 | 一次太多 | 分成两个文件 |

## 还是不成

1. 下载模板，把数据按“只粘贴数值”贴进去。
2. 文件存成.xlsx，不要用.csv。
3. 仍然不成，点“找客服”，附上文件。客服只看栏名和出错的行。`,
      },
      "zh-TW": {
        title: "匯入失敗怎麼辦",
        summary: "對照訊息找原因：空白欄、重複、條碼走樣、檔案太大。",
        body: `匯入只有全部成功或完全不匯入，不會只進一半。

## 依訊息找原因

| 訊息 | 原因 | 怎麼改 |
| --- | --- | --- |
| 第4列沒有數量 | 數量空白 | 填0或刪掉這一列 |
| 第12列與第8列重複 | 名稱和規格都相同 | 合併成一列，數量相加 |
| 條碼不是8或13位 | Excel去掉了前面的0 | 把該欄設為「文字」 |
| 檔案超過5 MB | 內含圖片 | 另存一份，只留文字 |
| 超過2,000列 | 一次太多 | 分成兩個檔案 |

## 還是不行

1. 下載範本檔，用「只貼上值」把資料貼進去。
2. 存成.xlsx，不要用.csv。
3. 仍然失敗，請按「聯絡客服」並附上檔案。客服只看欄名和出錯的列。`,
      },
      "en-US": {
        title: "When an import fails",
        summary: "Read the message for the cause: empty cells, doubles, bent barcodes, files too large.",
        body: `An import takes every row or none; it never stops half way.

## What the message means

| Message | Cause | What to do |
| --- | --- | --- |
| Row 4 has no quantity | An empty cell | Enter 0 or delete the row |
| Row 12 repeats row 8 | Same name and size | Join them and add the quantities |
| Barcode is not 8 or 13 digits | Excel dropped the leading 0 | Set the column to text |
| File over 5 MB | It holds pictures | Save a copy with text only |
| More than 2,000 rows | Too many at once | Split it in two |

## Still no luck

1. Download the template and paste your data as values only.
2. Save as .xlsx, not .csv.
3. If it still fails, contact support and attach the file. Support looks only at the column names and the failing rows.`,
      },
    },
  },
];
