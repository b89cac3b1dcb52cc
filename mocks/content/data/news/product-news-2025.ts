import type { NewsSource } from "../source";

/** Product news of 2025, the newest first. */
export const productNews2025: readonly NewsSource[] = [
  {
    id: 12,
    category: "product-news",
    createdAt: "2025-12-11T09:00:00+08:00",
    hits: 689,
    texts: {
      "zh-CN": {
        title: "数据导出：自己的账，随时带走",
        summary: "货品、客户、单据、欠款，一键打包成表格。",
        body: `“设置”里新增“导出全部数据”。点一下，系统把货品、客户、供应商、单据和收付款打成一个压缩包，通常几分钟，好了发消息告诉你。

里面是普通的表格，每张表第一行是栏名，换到哪里都打得开。

只有老板账号能导出，每次导出都会记下是谁、什么时候。试用结束后登录不了，数据保留的30天里，打客服电话也能导出。`,
      },
      "zh-TW": {
        title: "資料匯出：自己的帳，隨時帶走",
        summary: "商品、客戶、單據、應收帳款，一次打包成試算表。",
        body: `「設定」新增「匯出全部資料」。點一下，系統會把商品、客戶、供應商、單據與收付款打包成一個壓縮檔，通常只要幾分鐘，完成後通知您。

裡面是一般的試算表，每張表第一列是欄名，換到哪裡都能開啟。

只有老闆帳號可以匯出，每次匯出都會記錄由誰、在何時。試用結束後無法登入，資料保留的30天內，撥打客服電話也能匯出。`,
      },
      "en-US": {
        title: "Export everything, any time",
        summary: "Goods, customers, documents and debts in one package of plain tables.",
        body: `There is a new “Export all data” under Settings. It packs goods, customers, suppliers, documents and payments into one archive, usually within minutes, and sends you a message when it is ready.

Inside are ordinary tables with headings in the first row. They open anywhere.

Only the owner's account can export, and every export is logged with name and time. When a trial has ended and you cannot log in, call support: they export it while your data is kept, for 30 days.`,
      },
    },
  },
  {
    id: 13,
    category: "product-news",
    createdAt: "2025-11-06T09:00:00+08:00",
    hits: 1033,
    texts: {
      "zh-CN": {
        title: "6.8.0：老客户的价，记得住",
        summary: "开单时自动带出上次卖给他的价，改了也留着记录。",
        body: `选了客户再选货，单价先用上次成交的价，旁边标“上次价”；没卖过的，用他那一级的批发价。

想看以前的价，点单价就列出最近五次：日期、数量、价格。

低于进价的时候，单价变成红色，并写出差多少。是否允许保存，由老板在权限里定。`,
      },
      "zh-TW": {
        title: "6.8.0：老客戶的價格，都記得",
        summary: "開單時自動帶出上次成交價，改過也留下紀錄。",
        body: `選好客戶再選商品，單價先帶入上次成交價，旁邊標示「上次價」；沒賣過的，採用該客戶等級的批發價。

想看以前的價格，點單價就列出最近五次：日期、數量、價格。

低於進價時，單價會變成紅色，並寫出差多少。是否允許儲存，由老闆在權限中決定。`,
      },
      "en-US": {
        title: "6.8.0: it remembers each customer's price",
        summary: "An invoice starts from the price this customer paid last time.",
        body: `Choose a customer, then an item, and the price is the one they paid last, marked “last price”. If they never bought it, their trade level decides.

Tap the price for the last five sales: date, quantity, price.

A price below cost turns red and says by how much. Whether it can be saved is up to the owner.`,
      },
    },
  },
  {
    id: 14,
    category: "product-news",
    createdAt: "2025-10-16T09:00:00+08:00",
    hits: 431,
    texts: {
      "zh-CN": {
        title: "把报错整句贴进来，就能找到说明",
        summary: "简体、繁体、英文都行，不用自己想关键词。",
        body: `遇到提示看不懂，把那句话整句复制，贴到帮助中心的搜索框，第一条就是讲这个提示的文章。

同一个提示有简体、繁体和英文三种写法，贴哪一种都能找到。手机上长按提示就能复制。

搜不到时，页面会把这句话带给客服，你不用再打一遍。`,
      },
      "zh-TW": {
        title: "貼上整句錯誤訊息，就能找到說明",
        summary: "簡體、繁體、英文都可以，不必自己想關鍵字。",
        body: `看不懂訊息時，把整句複製，貼到說明中心的搜尋框，第一筆就是說明這個訊息的文章。

同一個訊息有簡體、繁體與英文三種寫法，貼哪一種都找得到。手機上長按訊息即可複製。

找不到時，頁面會把這句話帶給客服，您不必再輸入一次。`,
      },
      "en-US": {
        title: "Paste an error, find its article",
        summary: "The whole sentence, in any of the three languages, with no keywords to think of.",
        body: `When a message makes no sense, copy it and paste it into the search box of the help center. The first hit explains that very message.

Each message exists in Simplified Chinese, Traditional Chinese and English, and any of them will do. On a phone, press and hold the message to copy it.

If nothing is found, the page passes your sentence on to support so that you need not type it again.`,
      },
    },
  },
  {
    id: 15,
    category: "product-news",
    createdAt: "2025-09-04T09:00:00+08:00",
    hits: 795,
    texts: {
      "zh-CN": {
        title: "6.7.0：员工看不看得到进价，你来定",
        summary: "进价、毛利、客户电话，三样都能分人关掉。",
        body: `请了人看店，又不想让人看到进价。6.7.0把权限分得更细，每个员工可以单独设：

- 能不能看进价和毛利；
- 客户电话看全部，还是只看自己经手的；
- 能不能改单价、能不能删单。

关掉之后，打印、导出和周报里也一样看不到。员工权限是专业版的功能。`,
      },
      "zh-TW": {
        title: "6.7.0：員工能否看到進價，由您決定",
        summary: "進價、毛利、客戶電話，三項都能依人員關閉。",
        body: `請人顧店，又不希望對方看到進價。6.7.0把權限分得更細，每位員工可以個別設定：

- 能否看到進價與毛利；
- 客戶電話看全部，或只看自己經手的；
- 能否修改單價、能否刪除單據。

關閉之後，列印、匯出與週報裡同樣看不到。員工權限是專業版功能。`,
      },
      "en-US": {
        title: "6.7.0: decide who sees cost prices",
        summary: "Cost, margin and customers' phone numbers can be hidden person by person.",
        body: `You need help in the shop, but not eyes on your cost prices. Permissions are now finer, and each person has their own:

- whether they see cost and margin;
- all customers' numbers, or only those they serve;
- whether they may change a price or delete a document.

What is hidden stays hidden on paper, in exports and in the weekly report. Staff permissions are part of Professional.`,
      },
    },
  },
  {
    id: 16,
    category: "product-news",
    createdAt: "2025-08-07T09:00:00+08:00",
    hits: 508,
    texts: {
      "zh-CN": {
        title: "哪天升级补多少，按天算给你看",
        summary: "拖动日期，差价跟着变；最后以下单时为准。",
        body: `从标准版升到专业版，补的是剩下日子的差价。[价格页](/price.html)新增了一把尺，拖到哪天，就算到哪天。

算法写在下面：两个版本的年费相减，除以365，乘剩余天数。比如还剩166天，（1,198−598）÷365×166＝272.88元。

页面上是估算，真正要付多少，以下单时的金额为准。`,
      },
      "zh-TW": {
        title: "哪天升級補多少，逐日算給您看",
        summary: "拖曳日期，差額跟著變；最後以下單時為準。",
        body: `從標準版升級到專業版，補的是剩餘天數的差額。[價格頁](/price.html)新增一把尺，拖到哪天，就算到哪天。

算法寫在下方：兩個版本的年費相減，除以365，乘以剩餘天數。例如還剩166天，（1,198−598）÷365×166＝272.88元。

頁面上是估算，實際金額以下單時為準。`,
      },
      "en-US": {
        title: "See what an upgrade costs on any day",
        summary: "Slide the date and watch the difference fall; the order has the final word.",
        body: `Moving from Standard to Professional costs the difference for the days left. The [pricing page](/price.html) now has a ruler: slide to a day and see the amount for that day.

The formula stands below it: the difference between the two yearly prices, divided by 365, times the days left. With 166 days left, (1,198 − 598) ÷ 365 × 166 = 272.88 yuan.

The ruler shows an estimate. What you pay is what the order says.`,
      },
    },
  },
  {
    id: 17,
    category: "product-news",
    createdAt: "2025-06-26T09:00:00+08:00",
    hits: 376,
    texts: {
      "zh-CN": {
        title: "6.6.0：针式打印不再跑偏",
        summary: "三联、两联纸各存一份位置，换纸不用再对。",
        body: `打销货单最烦的是字压线。6.6.0里，每种纸各存一份上下左右的偏移，换纸时选一下名字就行。

打印前先看一张对齐图：四个角的十字对准纸孔，就不会歪。

货多的单自动分页，每页写“第几页，共几页”，合计只印在最后一页。`,
      },
      "zh-TW": {
        title: "6.6.0：點陣列印不再跑位",
        summary: "三聯、二聯紙各存一份位置，換紙不必重新對齊。",
        body: `列印銷貨單最煩的是字壓到線。6.6.0裡，每種紙各存一份上下左右的位移，換紙時選名稱即可。

列印前先看一張對齊圖：四個角的十字對準紙孔，就不會歪。

品項多的單據自動分頁，每頁註明「第幾頁，共幾頁」，合計只印在最後一頁。`,
      },
      "en-US": {
        title: "6.6.0: dot-matrix printing that stays in line",
        summary: "Each kind of paper keeps its own position, so changing paper needs no new trials.",
        body: `Text printed across the lines is the plague of multi-part invoices. Every paper now keeps its own offsets; when you change paper, choose its name.

An alignment page comes first. Set the four crosses on the holes and the rest follows.

Long invoices break into pages, each with its number, and the total stands on the last page only.`,
      },
    },
  },
];
