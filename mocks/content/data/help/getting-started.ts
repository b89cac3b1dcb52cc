import type { HelpSource } from "../source";

/** Help of the root category 101: the first day, installing, what is new. */
export const gettingStartedArticles: HelpSource[] = [
  {
    id: 2001,
    category: 111,
    kind: "manual",
    createdAt: "2025-11-18T09:30:00+08:00",
    updatedAt: "2026-11-12T10:05:00+08:00",
    hits: 4862,
    recommended: 1,
    readingMinutes: 3,
    texts: {
      "zh-CN": {
        title: "第一天要做的五件事",
        summary: "注册、导货、记欠款、接打印机、开第一张单。照着做，一个上午够了。",
        body: `不用一次学会所有功能。先做这五件，店里的账当天就能跟着走。

## 五件事

| 做什么 | 在哪里 | 大约多久 |
| --- | --- | --- |
| 填店铺名和抬头 | “设置”→“店铺” | 5分钟 |
| 导入商品和期初库存 | “基本资料”→“期初资料” | 30分钟 |
| 记下谁欠你、你欠谁 | “基本资料”→“期初资料” | 20分钟 |
| 接好打印机，试打一张 | “设置”→“打印” | 15分钟 |
| 开第一张销货单 | 首页“开单” | 5分钟 |

加起来75分钟。商品超过500种，先导常卖的100种，其余的明天再补。

## 做完怎么核对

1. 打开任意一件商品的库存卡，期初数和手上的数一样。
2. 打开“应收账款”，合计和原来的账本一样。
3. 第一张单的金额，在“本周销售”里看得到。

三处都对上，今天就可以收工。`,
      },
      "zh-TW": {
        title: "第一天要做的五件事",
        summary: "註冊、匯入商品、記欠款、接印表機、開第一張單。照著做，一個上午就夠。",
        body: `不需要一次學會所有功能。先完成這五件，店裡的帳當天就能跟著走。

## 五件事

| 做什麼 | 在哪裡 | 大約多久 |
| --- | --- | --- |
| 填店名和單據抬頭 | 「設定」→「門市」 | 5分鐘 |
| 匯入商品和期初庫存 | 「基本資料」→「期初資料」 | 30分鐘 |
| 記下應收和應付 | 「基本資料」→「期初資料」 | 20分鐘 |
| 接好印表機，試印一張 | 「設定」→「列印」 | 15分鐘 |
| 開第一張銷貨單 | 首頁「開單」 | 5分鐘 |

合計75分鐘。商品超過500種時，先匯入常賣的100種，其餘的隔天再補。

## 完成後怎麼核對

1. 打開任一商品的庫存卡，期初數量與手上的數量相同。
2. 打開「應收帳款」，合計與原本的帳簿相同。
3. 第一張單的金額，在「本週銷售」看得到。

三處都對上，今天就可以收工。`,
      },
      "en-US": {
        title: "Five things to do on the first day",
        summary:
          "Name the shop, import goods, note debts, connect the printer, write one invoice. A morning is enough.",
        body: `You need not learn everything at once. Do these five and the book keeps up with the shop from today.

## The five

| What | Where | About |
| --- | --- | --- |
| Enter the shop name and letterhead | Settings → Shop | 5 minutes |
| Import goods and opening stock | Basic data → Opening data | 30 minutes |
| Note who owes you and whom you owe | Basic data → Opening data | 20 minutes |
| Connect the printer, print a test page | Settings → Printing | 15 minutes |
| Write the first invoice | Home → New invoice | 5 minutes |

That is 75 minutes. With more than 500 goods, import the 100 you sell most and add the rest tomorrow.

## How to check

1. Open the stock card of any item: its opening quantity equals what is on the shelf.
2. Open Receivables: the total equals your old book.
3. The amount of the first invoice shows in Sales this week.

When all three agree, you are done for today.`,
      },
    },
  },
  {
    id: 2010,
    category: 111,
    kind: "manual",
    createdAt: "2025-12-02T14:00:00+08:00",
    updatedAt: "2026-10-09T16:20:00+08:00",
    hits: 3120,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "试用15天怎么算，到期后数据还在吗",
        summary: "试用从开通那一刻起算15个整天，到期后数据再保留30天。",
        body: `## 三个日子

以10月1日10:00开通为例：

| 日子 | 时间 | 会怎样 |
| --- | --- | --- |
| 开通 | 10-01 10:00 | 全部功能可用，不绑卡 |
| 试用结束 | 10-16 10:00 | 产品不能登录，数据不动 |
| 数据保留到 | 11-15 10:00 | 在此之前订购，账本原样还你 |

15天加30天，一共45天。网站的用户中心一直能打开，到期日也写在那里。

## 到期前要做什么

1. 想继续用：在用户中心点“购买”，付清后马上能登录。
2. 不打算用：先在“设置”→“导出数据”存一份Excel。
3. 过了保留日，数据会清除，找不回来。`,
      },
      "zh-TW": {
        title: "試用15天怎麼算，到期後資料還在嗎",
        summary: "試用從開通那一刻起算15個整天，到期後資料再保留30天。",
        body: `## 三個日期

以10月1日10:00開通為例：

| 日期 | 時間 | 會怎麼樣 |
| --- | --- | --- |
| 開通 | 10-01 10:00 | 全部功能可用，不需綁卡 |
| 試用結束 | 10-16 10:00 | 產品無法登入，資料不動 |
| 資料保留到 | 11-15 10:00 | 在此之前訂購，帳本原樣還給您 |

15天加30天，一共45天。網站的使用者中心隨時可以打開，到期日也寫在那裡。

## 到期前要做什麼

1. 想繼續使用：在使用者中心按「購買」，付清後馬上可以登入。
2. 不打算使用：先到「設定」→「匯出資料」存一份Excel檔。
3. 超過保留日，資料會清除，無法找回。`,
      },
      "en-US": {
        title: "How the 15-day trial runs, and what happens to your data",
        summary: "The trial is 15 full days from activation; your data is kept for 30 more days.",
        body: `## Three dates

For a trial activated on 1 October at 10:00:

| Date | Time | What happens |
| --- | --- | --- |
| Activation | 1 Oct 10:00 | Everything works, no card needed |
| End of trial | 16 Oct 10:00 | The product no longer lets you log in; the data stays |
| Data kept until | 15 Nov 10:00 | Buy before this and your book is as you left it |

15 days and 30 days make 45. The user center on the website stays open all the time and shows these dates.

## Before it ends

1. To go on: choose Buy in the user center. Once paid in full you can log in at once.
2. To stop: save an Excel file under Settings → Export data first.
3. After the last date the data is erased and cannot be brought back.`,
      },
    },
  },
  {
    id: 2011,
    category: 111,
    kind: "manual",
    createdAt: "2026-01-15T11:10:00+08:00",
    updatedAt: "2026-09-21T09:00:00+08:00",
    hits: 2754,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "标准版和专业版，选哪一个",
        summary: "一个人、一家店用标准版；有员工或不止一家店用专业版。",
        body: `## 先看这两个问题

1. 除了你，还有人要开单吗？
2. 货放在不止一个地方吗？

两个都是“没有”，标准版就够；有一个“有”，选专业版。

## 差在哪里

| | 标准版 | 专业版 |
| --- | --- | --- |
| 含店铺 | 1个 | 1个，可加 |
| 含用户 | 1个，可加 | 3个，可加 |
| 多店调拨 | 没有 | 有 |
| 员工权限与提成 | 没有 | 有 |
| 客户等级价 | 2级 | 不限 |

进货、销售、退货、盘点、对账和每周报告，两个版本都有。先买标准版也不吃亏：随时可以升级，只补剩下日子的差价。`,
      },
      "zh-TW": {
        title: "標準版和專業版，該選哪一個",
        summary: "一個人、一家店用標準版；有員工或不只一家店用專業版。",
        body: `## 先問自己兩件事

1. 除了您，還有人要開單嗎？
2. 商品放在不只一個地方嗎？

兩個都是「沒有」，標準版就夠；有一個「有」，請選專業版。

## 差別在哪裡

| | 標準版 | 專業版 |
| --- | --- | --- |
| 含門市 | 1個 | 1個，可加購 |
| 含使用者 | 1個，可加購 | 3個，可加購 |
| 多店調撥 | 沒有 | 有 |
| 員工權限與抽成 | 沒有 | 有 |
| 客戶等級價 | 2級 | 不限 |

進貨、銷售、退貨、盤點、對帳和每週報告，兩個版本都有。先買標準版也不吃虧：隨時可以升級，只補剩餘天數的差價。`,
      },
      "en-US": {
        title: "Standard or Professional: which one fits",
        summary: "One person in one shop: Standard. Staff, or more than one place for goods: Professional.",
        body: `## Two questions first

1. Does anyone besides you write invoices?
2. Are your goods kept in more than one place?

Two times no: Standard is enough. One yes: take Professional.

## The difference

| | Standard | Professional |
| --- | --- | --- |
| Stores included | 1 | 1, more can be added |
| Users included | 1, more can be added | 3, more can be added |
| Transfers between stores | No | Yes |
| Staff permissions and commission | No | Yes |
| Customer price levels | 2 | No limit |

Purchases, sales, returns, stock counting, statements and the weekly report are in both. Starting with Standard costs nothing extra: upgrade any day and pay only the difference for the days left.`,
      },
    },
  },
  {
    id: 2012,
    category: 111,
    kind: "video",
    createdAt: "2026-02-26T10:00:00+08:00",
    updatedAt: "2026-02-26T10:00:00+08:00",
    hits: 3988,
    durationSeconds: 245,
    poster: "/samples/videos/invoice.svg",
    texts: {
      "zh-CN": {
        title: "四分钟看一遍：从注册到第一张单",
        summary: "不快进的完整过程，跟着点就行。",
        body: `一家日杂批发店从空账本开始，到打出第一张单为止。

## 看得到什么

1. 0:00，手机号注册，收验证码。
2. 0:48，填店铺名和单据抬头。
3. 1:30，用Excel导入318种商品。
4. 2:40，给老客户开单，上次价自动带出。
5. 3:35，打印，看库存卡少了24只。`,
      },
      "zh-TW": {
        title: "四分鐘看一遍：從註冊到第一張單",
        summary: "沒有快轉的完整過程，跟著操作就可以。",
        body: `一家日用百貨批發店從空白帳本開始，到印出第一張單為止。

## 影片內容

1. 0:00，用手機號碼註冊，收驗證碼。
2. 0:48，填店名和單據抬頭。
3. 1:30，用Excel匯入318種商品。
4. 2:40，為老客戶開單，自動帶出上次的價格。
5. 3:35，列印，並查看庫存卡少了24只。`,
      },
      "en-US": {
        title: "Four minutes: from signing up to the first invoice",
        summary: "The whole way at normal speed; just click along.",
        body: `A homeware wholesaler starts with an empty book and ends with a printed invoice.

## What you see

1. 0:00 Signing up with a phone number and a code.
2. 0:48 Shop name and letterhead.
3. 1:30 Importing 318 goods from Excel.
4. 2:40 An invoice for a regular customer; the last price fills itself in.
5. 3:35 Printing, and the stock card showing 24 fewer.`,
      },
    },
  },
  {
    id: 2013,
    category: 112,
    kind: "manual",
    createdAt: "2025-11-25T15:40:00+08:00",
    updatedAt: "2026-11-12T09:30:00+08:00",
    hits: 2208,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "下载和安装：当前系统不支持下载该版本",
        summary: "四种系统各下哪一个，看到“当前系统不支持下载该版本”怎么办。",
        body: `## 各系统下哪一个

| 系统 | 最低版本 | 大小 |
| --- | --- | --- |
| Windows | Windows 10 | 86 MB |
| macOS | macOS 12 | 92 MB |
| iOS | iOS 15 | 由应用商店决定 |
| Android | Android 8 | 64 MB |

## 看到“当前系统不支持下载该版本”

这台设备装不了你点的那个安装包，例如在iPhone上点了Android版，或在Android手机上点了iOS版。

1. 回到“下载”页，页面会认出你的系统，点最上面那个按钮。
2. 要给另一台设备下载，用那台设备扫页面上的二维码。
3. 认错了系统，请在浏览器里关掉“电脑版网页”再打开。

## 安装时被系统拦下

确认文件是从本网站下的，再选“仍要安装”。安装包约一分钟装好，账本在云端，重装不会丢。`,
      },
      "zh-TW": {
        title: "下載與安裝：目前系統不支援下載該版本",
        summary: "四種系統各下載哪一個，看到「目前系統不支援下載該版本」怎麼辦。",
        body: `## 各系統下載哪一個

| 系統 | 最低版本 | 大小 |
| --- | --- | --- |
| Windows | Windows 10 | 86 MB |
| macOS | macOS 12 | 92 MB |
| iOS | iOS 15 | 以應用程式商店為準 |
| Android | Android 8 | 64 MB |

## 看到「目前系統不支援下載該版本」

這台裝置無法安裝您選的安裝檔，例如在iPhone上選了Android版，或在Android手機上選了iOS版。

1. 回到「下載」頁，頁面會辨識您的系統，請按最上方的按鈕。
2. 要給另一台裝置下載，請用那台裝置掃描頁面上的QR碼。
3. 系統辨識錯誤時，請在瀏覽器關閉「電腦版網站」後重新開啟。

## 安裝時被系統擋下

確認檔案是從本網站下載的，再選「仍要安裝」。約一分鐘即可裝好；帳本在雲端，重新安裝也不會遺失。`,
      },
      "en-US": {
        title: "Download and install: The current system does not support this version",
        summary:
          "Which file fits which system, and what to do about “The current system does not support this version”.",
        body: `## Which file for which system

| System | At least | Size |
| --- | --- | --- |
| Windows | Windows 10 | 86 MB |
| macOS | macOS 12 | 92 MB |
| iOS | iOS 15 | see the app store |
| Android | Android 8 | 64 MB |

## “The current system does not support this version”

The installer you chose does not run on this device: the Android build on an iPhone, for example, or the iOS build on an Android phone.

1. Go back to Download. The page recognizes your system; use the first button.
2. To install on another device, scan the QR code with that device.
3. If the system is recognized wrongly, turn off “desktop site” in the browser and open the page again.

## Stopped by the system while installing

Make sure the file came from this website, then choose to install anyway. It takes about a minute. The book is in the cloud, so reinstalling loses nothing.`,
      },
    },
  },
  {
    id: 2014,
    category: 112,
    kind: "manual",
    createdAt: "2026-03-05T10:25:00+08:00",
    updatedAt: "2026-08-13T17:00:00+08:00",
    hits: 1347,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "在即时通讯里点了下载没反应",
        summary: "聊天软件不让网页直接装软件，换到手机自带的浏览器就行。",
        body: `聊天软件里打开的网页，不能直接下载安装包。按钮点了没动静，不是手机坏了。

## 换到浏览器

1. 点右上角的三个点。
2. 选“在浏览器打开”。
3. 页面换地方打开后，再点一次“下载”。

## 还是不行

| 看到什么 | 怎么做 |
| --- | --- |
| 没有“在浏览器打开” | 复制链接，粘到浏览器地址栏 |
| 下载到一半停住 | 换到无线网络，64 MB约需半分钟 |
| 装好了打不开 | 看系统是不是Android 8以上 |`,
      },
      "zh-TW": {
        title: "在通訊軟體裡按了下載沒有反應",
        summary: "通訊軟體不讓網頁直接安裝程式，改用手機內建的瀏覽器即可。",
        body: `在通訊軟體裡打開的網頁，無法直接下載安裝檔。按鈕沒有反應，並不是手機故障。

## 改用瀏覽器

1. 按右上角的三個點。
2. 選「用瀏覽器開啟」。
3. 頁面在瀏覽器開啟後，再按一次「下載」。

## 還是不行

| 看到什麼 | 怎麼做 |
| --- | --- |
| 沒有「用瀏覽器開啟」 | 複製連結，貼到瀏覽器網址列 |
| 下載到一半停住 | 換到無線網路，64 MB約需半分鐘 |
| 裝好了打不開 | 確認系統是否為Android 8以上 |`,
      },
      "en-US": {
        title: "Nothing happens when I tap Download inside a messenger",
        summary: "Messengers do not let a page install software; open it in the phone's own browser.",
        body: `A page opened inside a messenger cannot download an installer. The button seems dead, but the phone is fine.

## Move to the browser

1. Tap the three dots at the top right.
2. Choose “Open in browser”.
3. When the page has opened there, tap Download again.

## If that does not help

| What you see | What to do |
| --- | --- |
| No “Open in browser” | Copy the link and paste it into the browser |
| The download stops half way | Switch to Wi-Fi; 64 MB takes about half a minute |
| Installed, but it does not open | Check that the phone has Android 8 or later |`,
      },
    },
  },
  {
    id: 2015,
    category: 112,
    kind: "manual",
    createdAt: "2026-04-14T09:15:00+08:00",
    updatedAt: "2026-04-14T09:15:00+08:00",
    hits: 986,
    readingMinutes: 2,
    texts: {
      "zh-CN": {
        title: "换手机、换电脑，账怎么带过去",
        summary: "账在云端，新设备登录就有；旧设备上的草稿先保存。",
        body: `## 三步换过去

1. 旧设备上看右上角，云朵旁边没有数字，就是都传上去了。有数字，等它变没。
2. 新设备装好，用同一个手机号登录。
3. 打开“本周销售”，金额和旧设备一样，就换好了。

## 会留在旧设备上的

| 东西 | 怎么办 |
| --- | --- |
| 没保存的草稿 | 先点“保存草稿” |
| 打印机设置 | 新设备上重新接一次 |
| 深色、大字等显示方式 | 新设备上重新选 |

一个用户可以在手机、平板、电脑各登录一台，同时在线。换设备不用解绑。`,
      },
      "zh-TW": {
        title: "換手機、換電腦，帳怎麼帶過去",
        summary: "帳在雲端，新裝置登入就有；舊裝置上的草稿請先儲存。",
        body: `## 三步換過去

1. 在舊裝置看右上角，雲朵旁邊沒有數字，代表都已上傳。有數字時，請等它消失。
2. 新裝置安裝完成後，用同一個手機號碼登入。
3. 打開「本週銷售」，金額與舊裝置相同，就換好了。

## 會留在舊裝置上的

| 項目 | 怎麼辦 |
| --- | --- |
| 未儲存的草稿 | 先按「儲存草稿」 |
| 印表機設定 | 在新裝置重新連接一次 |
| 深色、大字等顯示方式 | 在新裝置重新選擇 |

一位使用者可以在手機、平板、電腦各登入一台，同時在線。換裝置不需要解除綁定。`,
      },
      "en-US": {
        title: "Moving to a new phone or computer",
        summary: "The book is in the cloud: log in and it is there. Save drafts on the old device first.",
        body: `## Three steps

1. On the old device, look at the cloud at the top right. No number beside it: everything has been sent. A number: wait until it is gone.
2. Install on the new device and log in with the same phone number.
3. Open Sales this week. The same amount as before means you have moved.

## What stays behind

| What | What to do |
| --- | --- |
| Unsaved drafts | Choose Save draft first |
| Printer settings | Connect the printer again on the new device |
| Dark mode, large type | Choose them again |

One user may be logged in on one phone, one tablet and one computer at the same time. There is nothing to unbind.`,
      },
    },
  },
  {
    id: 2016,
    category: 113,
    kind: "version",
    createdAt: "2026-11-12T09:00:00+08:00",
    updatedAt: "2026-11-12T09:00:00+08:00",
    hits: 1206,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "7.2.1：周报可以按店铺看",
        summary: "每周报告多了店铺选择，打印一页带上店名。",
        body: `2026-11-12发布，Windows、macOS、iOS、Android同一天更新。

## 新的

- 每周销售报告可以选一家店看，合计仍是全部店铺。
- 店长只看得到自己店铺的周报。
- 打印一页时，抬头写上店名和周次。
- 手机上可以把本周存成一张长图。

## 改好的

- 商品名超过20个字，热敏小票不再切掉后半截。
- 对账单跨年时，日期写上年份。

升级约一分钟，不用重新登录。`,
      },
      "zh-TW": {
        title: "7.2.1：週報可以依門市查看",
        summary: "每週報告新增門市選擇，列印一頁會帶上店名。",
        body: `2026-11-12發布，Windows、macOS、iOS、Android同一天更新。

## 新增

- 每週銷售報告可以選一家店查看，合計仍為全部門市。
- 店長只看得到自己門市的週報。
- 列印一頁時，抬頭會寫上店名和週次。
- 手機上可以把本週存成一張長圖。

## 修正

- 商品名稱超過20個字時，感熱小票不再截掉後半段。
- 對帳單跨年時，日期會寫上年份。

更新約一分鐘，不需要重新登入。`,
      },
      "en-US": {
        title: "7.2.1: the weekly report by store",
        summary: "The weekly report has a store filter, and the printed page carries the store's name.",
        body: `Released on 12 November 2026 for Windows, macOS, iOS and Android.

## New

- The weekly report can show one store; the total is still all stores.
- Managers see the report of their own store only.
- The printed page carries the store's name and the week.
- On a phone, the week can be saved as one long picture.

## Fixed

- Names of more than 20 characters are no longer cut on thermal receipts.
- Statements across two years carry the year.

The update takes about a minute. You stay logged in.`,
      },
    },
  },
  {
    id: 2018,
    category: 113,
    kind: "version",
    createdAt: "2026-10-15T09:00:00+08:00",
    updatedAt: "2026-10-15T09:00:00+08:00",
    hits: 1422,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "7.2.0：账龄分四段，对账单一键发",
        summary: "应收账款按30、60、90天分段，对账单做成图片或链接发给客户。",
        body: `2026-10-15发布。

## 新的

- 应收账款分四段：30天内、31–60天、61–90天、90天以上。
- 对账单可以发图片，也可以发链接，客户不用注册。
- 收了一部分，先冲最早的单；多收的留作预收。

## 要留意

老账按单据日期重新分段，合计不变。若某位客户的合计变了，请找客服，并附上单号。`,
      },
      "zh-TW": {
        title: "7.2.0：帳齡分四段，對帳單一鍵送出",
        summary: "應收帳款依30、60、90天分段，對帳單可做成圖片或連結傳給客戶。",
        body: `2026-10-15發布。

## 新增

- 應收帳款分四段：30天內、31–60天、61–90天、90天以上。
- 對帳單可以傳圖片，也可以傳連結，客戶不需註冊。
- 部分收款先沖最早的單；多收的留作預收。

## 請留意

舊帳依單據日期重新分段，合計不變。若某位客戶的合計有變，請附上單號聯絡客服。`,
      },
      "en-US": {
        title: "7.2.0: receivables by age, statements in one tap",
        summary: "Receivables are split at 30, 60 and 90 days; statements go out as a picture or a link.",
        body: `Released on 15 October 2026.

## New

- Receivables in four ages: up to 30 days, 31–60, 61–90, over 90.
- A statement can be sent as a picture or a link; customers need no account.
- A part payment settles the oldest invoice first; what is too much is kept as a deposit.

## Please note

Old entries are sorted anew by the date of the invoice; totals do not change. If a customer's total did change, tell support and name the invoice.`,
      },
    },
  },
  {
    id: 2017,
    category: 113,
    kind: "version",
    createdAt: "2026-09-10T09:00:00+08:00",
    updatedAt: "2026-09-10T09:00:00+08:00",
    hits: 1873,
    readingMinutes: 1,
    texts: {
      "zh-CN": {
        title: "7.1.3：盘点中断了，接着点",
        summary: "没点完可以放下，两个人也能同时点一张盘点单。",
        body: `2026-09-10发布。

## 新的

- 盘点每扫一件存一次：没电、换人接手、关掉程序，都从上一件接着点。
- 两个人可以同时点一张单；同一件货两边都点到会提醒，数量相加。
- 差异按金额从大到小排，先看最要紧的。

## 改好的

- 连续扫同一种货只加数量，不再弹窗。
- 库存卡按月翻页，一年的记录不到2秒打开。`,
      },
      "zh-TW": {
        title: "7.1.3：盤點中斷了，可以接著點",
        summary: "沒點完可以先放下，兩個人也能同時點一張盤點單。",
        body: `2026-09-10發布。

## 新增

- 盤點每掃一件儲存一次：沒電、換人接手、關閉程式，都從上一件接著點。
- 兩個人可以同時點一張單；同一件商品兩邊都點到會提醒，數量相加。
- 差異依金額由大到小排列，先看最要緊的。

## 修正

- 連續掃同一種商品只加數量，不再跳出視窗。
- 庫存卡依月份翻頁，一年的紀錄不到2秒即可開啟。`,
      },
      "en-US": {
        title: "7.1.3: pick up a count where you left it",
        summary: "A stock count can be put down halfway, and two people can work on one.",
        body: `Released on 10 September 2026.

## New

- A stock count is saved with every scan: after a dead battery, a change of hands or a closed app, go on from the last item.
- Two people can work on one count. An item found by both is pointed out, and the quantities add up.
- Differences are sorted by money, the largest first.

## Fixed

- Scanning the same item again just raises the quantity, without a pop-up.
- The stock card turns by month: a year opens in under 2 seconds.`,
      },
    },
  },
];
