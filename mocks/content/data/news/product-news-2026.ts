import type { NewsSource } from "../source";

/** Product news of 2026, the newest first. */
export const productNews2026: readonly NewsSource[] = [
  {
    id: 1,
    category: "product-news",
    createdAt: "2026-11-12T09:00:00+08:00",
    hits: 980,
    thumbnail: "report-by-shop.svg",
    texts: {
      "zh-CN": {
        title: "7.2.1：周报可以按店铺看",
        summary: "一家店一份周报，也可以合起来看；店长只看得到自己那一家。",
        body: `以前的周报把几家店加在一起，总数好看，却不知道是谁卖的。从7.2.1起，周报顶上多了一个店铺选择：选一家，销售额、毛利、货品排行和欠款都只算这一家；选“全部”，还是原来那一份。

地址里会带上所选的店铺，发给店长的链接打开就是他那家店。

- 店长只能选自己有权限的店铺，打印出来的那一页也一样。
- 调拨不算销售，两家店之间搬货不会让周报变好看。
- 对比的是同一家店的上一周，新店第一周没有对比数。

所有系统都已更新，不用重新设置。`,
      },
      "zh-TW": {
        title: "7.2.1：週報可以依門市檢視",
        summary: "每間門市一份週報，也能合併檢視；店長只看得到自己的門市。",
        body: `過去的週報把幾間門市加在一起，總數漂亮，卻看不出是誰賣的。從7.2.1起，週報上方多了門市選單：選一間，營業額、毛利、商品排行與應收帳款都只計算這一間；選「全部」，就是原本那一份。

網址會帶上所選的門市，傳給店長的連結，打開就是他的門市。

- 店長只能選擇有權限的門市，列印出來的那一頁也一樣。
- 調撥不算銷售，門市之間搬貨不會讓週報變好看。
- 對照的是同一間門市的前一週，新門市第一週沒有對照數字。

所有系統均已更新，不需重新設定。`,
      },
      "en-US": {
        title: "7.2.1: the weekly report, store by store",
        summary: "One report for each store, or all of them together; a manager sees only their own.",
        body: `Until now the weekly report added all stores together: a fine total, but nobody could say who sold it. From 7.2.1 there is a store picker at the top. Choose one and sales, margin, best sellers and receivables count that store alone. Choose “All” for the report you know.

The address carries the chosen store, so the link you send a manager opens on their store.

- Managers can pick only the stores they have access to, on the printed page too.
- Transfers are not sales. Moving goods between stores does not improve a report.
- Each store is compared with its own week before; a new store has no comparison in its first week.

Every system is up to date. There is nothing to set.`,
      },
    },
  },
  {
    id: 2,
    category: "product-news",
    createdAt: "2026-10-15T09:00:00+08:00",
    hits: 1846,
    thumbnail: "receivables-by-age.svg",
    texts: {
      "zh-CN": {
        title: "7.2.0：应收账款按账龄看",
        summary: "谁欠了多少、欠了多久，分四段列出来，先给最久的打电话。",
        body: `“应收账款”改成了四段：30天内、31–60天、61–90天、90天以上。点任何一段，下面只列这一段的客户，最久的排在最前。

账龄从单据日期算起；给客户约定过账期的，可以改成从到期日算起。收了一部分款，先冲最早的那张单，余下的继续计时。

点客户名可以直接发对账单：一页纸，哪天拿的货、付了多少、还差多少，最后一行是合计。`,
      },
      "zh-TW": {
        title: "7.2.0：應收帳款依帳齡檢視",
        summary: "誰欠多少、欠了多久，分四段列出，先聯絡拖最久的客戶。",
        body: `「應收帳款」改為四段：30天內、31–60天、61–90天、90天以上。點選任何一段，下方只列出這一段的客戶，最久的排在最前面。

帳齡從單據日期起算；與客戶約定過付款天數的，可以改為從到期日起算。收到部分款項時先沖最早的單據，餘額繼續計算天數。

點客戶名稱可直接傳送對帳單：一頁列出哪天取貨、付了多少、還差多少，最後一列是合計。`,
      },
      "en-US": {
        title: "7.2.0: receivables by age",
        summary: "Who owes how much and for how long, in four bands. Call the oldest first.",
        body: `Receivables now come in four bands: up to 30 days, 31–60, 61–90 and over 90. Tap a band to list only its customers, the longest overdue first.

Age counts from the date of the invoice. If you agreed payment terms with a customer, you can count from the due date instead. A part payment settles the oldest invoice first; the rest keeps aging.

Tap a customer to send a statement: one page with what was taken, what was paid and what is open, closed by the total.`,
      },
    },
  },
  {
    id: 3,
    category: "product-news",
    createdAt: "2026-09-10T09:00:00+08:00",
    hits: 1214,
    texts: {
      "zh-CN": {
        title: "7.1.3：盘点中断了，接着点",
        summary: "点到一半来了客人，放下就走；回来从上一件继续。",
        body: `盘点单现在每扫一件就存一次。手机没电、换人接手、关掉程序，都不会丢：重新打开，光标停在上一件货的下一行。

两个人可以同时点一张单，一人一个货架。同一件货两边都点到了，数量相加，并标出是谁点的。

扫码的速度也快了：连续扫同一种货只加数量，不再弹窗。`,
      },
      "zh-TW": {
        title: "7.1.3：盤點中斷了，可以接著點",
        summary: "點到一半有客人上門，放下就走；回來從上一件繼續。",
        body: `盤點單現在每掃一件就儲存一次。手機沒電、換人接手、關閉程式都不會遺失：重新開啟後，游標停在上一件商品的下一列。

兩個人可以同時點一張單，一人負責一個貨架。同一件商品兩邊都點到時，數量相加，並標示由誰點的。

掃描條碼也更快：連續掃同一種商品只加數量，不再跳出視窗。`,
      },
      "en-US": {
        title: "7.1.3: pick up a count where you left it",
        summary: "A customer walks in halfway through? Put it down and carry on later from the last item.",
        body: `A count is now saved with every scan. A dead battery, a change of hands or a closed app loses nothing: open it again and the cursor waits on the line after the last item.

Two people can work on one count, a shelf each. If both find the same item, the quantities add up and the count shows who found what.

Scanning is quicker too. Scanning the same item again just raises the quantity, without a pop-up.`,
      },
    },
  },
  {
    id: 4,
    category: "product-news",
    createdAt: "2026-08-06T09:00:00+08:00",
    hits: 903,
    thumbnail: "price-label.svg",
    texts: {
      "zh-CN": {
        title: "7.1.2：进货单上直接打价签",
        summary: "收完货，按实收数量一次打出全部价签。",
        body: `收货单保存后多了一个“打价签”按钮，张数就是实收数量。少收了两只，就少打两张。

支持40×30毫米和50×30毫米两种标签纸，针式、热敏打印机都能用。价签上可以选零售价、批发价，或者只放条码。

改过价的货，列表里会标“价签未更新”，补打之后自动消失。`,
      },
      "zh-TW": {
        title: "7.1.2：在進貨單上直接列印價格標籤",
        summary: "點收完畢，依實收數量一次列印全部標籤。",
        body: `進貨單儲存後多了「列印標籤」按鈕，張數就是實收數量。少收兩個，就少印兩張。

支援40×30公釐與50×30公釐兩種標籤紙，點陣式與熱感應印表機都能用。標籤上可以選零售價、批發價，或只放條碼。

改過價格的商品，清單裡會標示「標籤未更新」，補印之後自動消失。`,
      },
      "en-US": {
        title: "7.1.2: print price labels from the purchase",
        summary: "Receive the goods, then print every label at once, as many as really arrived.",
        body: `After a purchase is saved there is a “Print labels” button. The number of labels is the number received: two pieces short, two labels fewer.

Labels of 40×30 mm and 50×30 mm work on dot-matrix and thermal printers. Choose the retail price, the trade price or the barcode alone.

Goods whose price has changed are marked “label out of date” in the list until you print a new one.`,
      },
    },
  },
  {
    id: 5,
    category: "product-news",
    createdAt: "2026-07-09T09:00:00+08:00",
    hits: 764,
    texts: {
      "zh-CN": {
        title: "周报可以打印成一页A4",
        summary: "一句话、四个数、七根柱，贴在柜台后面正好一页。",
        body: `每周一早上的报告，现在能打成一张A4：最上面是一句话，中间是四个数和每天的柱子，下面是卖得好的货、欠得多的人。

黑白打印也分得清本周和上周；给外人看的时候，可以把金额遮起来，只留涨跌。

在电脑上打开周报，按打印键就行，不用先导出。`,
      },
      "zh-TW": {
        title: "週報可以列印成一頁A4",
        summary: "一句話、四個數字、七根長條，貼在櫃檯後面剛好一頁。",
        body: `每週一早上的報告，現在能印成一張A4：最上方是一句話，中間是四個數字與每天的長條圖，下方是賣得好的商品、欠款多的客戶。

黑白列印也能分辨本週與上週；給外人看時可以遮住金額，只留漲跌。

在電腦上開啟週報，直接列印即可，不必先匯出。`,
      },
      "en-US": {
        title: "The weekly report fits one A4 page",
        summary: "One sentence, four figures, seven bars: just the page to pin behind the counter.",
        body: `Monday's report now prints on a single A4 page: the sentence on top, the four figures and daily bars in the middle, the best sellers and largest debts below.

This week and last week can be told apart on a black-and-white printer. When others will see the page, cover the amounts and keep the ups and downs.

Open the report on a computer and print. There is nothing to export first.`,
      },
    },
  },
  {
    id: 6,
    category: "product-news",
    createdAt: "2026-06-18T09:00:00+08:00",
    hits: 1392,
    thumbnail: "transfer-three-steps.svg",
    texts: {
      "zh-CN": {
        title: "7.1.0：调拨单分三步，谁收谁点",
        summary: "申请、发出、收到，每一步都有人、有时间、有数量。",
        body: `仓库之间搬货，最怕“我发了”“我没收到”。新的调拨单分三步：

1. 要货的仓库写申请，写明要几件。
2. 发货的仓库点数发出，库存这时扣掉，货算在路上。
3. 收货的仓库点数签收，差几件就写几件，差异单自动生成。

在路上的货单独列，盘点时不会算进任何一边。多仓库与调拨是专业版的功能。`,
      },
      "zh-TW": {
        title: "7.1.0：調撥單分三步，誰收誰點",
        summary: "申請、出貨、簽收，每一步都有人、有時間、有數量。",
        body: `倉庫之間搬貨，最怕「我出了」「我沒收到」。新的調撥單分三步：

1. 要貨的倉庫填寫申請，註明需要幾件。
2. 出貨的倉庫點數出貨，庫存此時扣除，商品列為在途。
3. 收貨的倉庫點數簽收，差幾件就寫幾件，差異單自動產生。

在途商品單獨列出，盤點時不會算進任何一邊。多倉與調撥是專業版功能。`,
      },
      "en-US": {
        title: "7.1.0: transfers in three steps",
        summary: "Asked for, sent, received: each step with a name, a time and a quantity.",
        body: `Between warehouses the trouble starts with “I sent it” and “it never came”. A transfer now has three steps:

1. The warehouse in need asks, with a quantity.
2. The sender counts and sends. Its stock goes down and the goods are on the way.
3. The receiver counts and signs. Whatever is missing is written down and becomes a difference note.

Goods on the way have their own list and belong to neither side in a count. Several warehouses and transfers are part of Professional.`,
      },
    },
  },
  {
    id: 7,
    category: "product-news",
    createdAt: "2026-05-14T09:00:00+08:00",
    hits: 858,
    texts: {
      "zh-CN": {
        title: "7.0.2：断网也能开单",
        summary: "网络断了照样记，连上之后按先后补到账里。",
        body: `地下仓库、赶集的摊位，信号时有时无。7.0.2起，断网时开的单先存在这台设备上，单号前面带一个小圆点；网络恢复后自动补上，圆点消失。

两台设备断网时卖了同一件货，补上后如果库存成了负数，会提醒你去看，不会悄悄改数。

断网时看到的库存是最后一次联网的数，页面上写着那个时间。`,
      },
      "zh-TW": {
        title: "7.0.2：斷網也能開單",
        summary: "網路中斷照樣記錄，連上之後依先後補進帳裡。",
        body: `地下倉庫、市集攤位，訊號時有時無。7.0.2起，斷網時開的單先存在這台裝置上，單號前帶一個小圓點；網路恢復後自動補上，圓點消失。

兩台裝置斷網時賣出同一件商品，補上後若庫存變成負數，系統會提醒您查看，不會悄悄改數字。

斷網時看到的庫存是最後一次連線的數字，頁面上會註明時間。`,
      },
      "en-US": {
        title: "7.0.2: write invoices without a network",
        summary: "Keep writing when the line is down; entries are added in order once it is back.",
        body: `In cellars and market stalls the signal comes and goes. From 7.0.2 an invoice written offline stays on the device with a small dot before its number. When the network returns it is added to the books and the dot disappears.

If two devices sold the same piece while offline and stock turns negative, you are told. No number is changed behind your back.

Stock shown offline is as of the last connection, and the page says when that was.`,
      },
    },
  },
  {
    id: 8,
    category: "product-news",
    createdAt: "2026-04-16T09:00:00+08:00",
    hits: 612,
    texts: {
      "zh-CN": {
        title: "Android版可以连蓝牙秤",
        summary: "水果、干货、散装：放上去，数量自己填好。",
        body: `在“设备”里搜到秤，点一下就连上。开单时把货放到秤上，重量稳定后自动填进数量，单位跟着货品走：公斤、斤、克都可以。

皮重可以存成常用：筐1.2公斤、泡沫箱0.6公斤，点一下就减掉。

帮助中心列了试过的接口和型号类别；没有列出的，连不上时把秤上的说明拍给客服。`,
      },
      "zh-TW": {
        title: "Android版可以連接藍牙電子秤",
        summary: "水果、乾貨、散裝商品：放上去，數量自動填好。",
        body: `在「裝置」裡搜尋電子秤，點一下即可連線。開單時把商品放上秤，重量穩定後自動填入數量，單位依商品設定：公斤、台斤、公克都可以。

扣重可以存成常用：籃子1.2公斤、保麗龍箱0.6公斤，點一下就扣除。

說明中心列出試過的介面與機型類別；沒有列出的，連不上時請把秤上的說明拍給客服。`,
      },
      "en-US": {
        title: "Bluetooth scales on Android",
        summary: "Fruit, dried goods, anything loose: put it down and the quantity fills itself in.",
        body: `Find the scale under “Devices” and tap to connect. While writing an invoice, put the goods on the scale; once the weight settles it becomes the quantity, in the unit of the item.

Keep the tares you use: crate 1.2 kg, foam box 0.6 kg, one tap to take off.

The help center lists the interfaces we have tried. If yours is not there and will not connect, send support a photo of its label.`,
      },
    },
  },
  {
    id: 9,
    category: "product-news",
    createdAt: "2026-03-26T09:00:00+08:00",
    hits: 2703,
    thumbnail: "phone-and-computer.svg",
    texts: {
      "zh-CN": {
        title: "7.0.0：手机和电脑，同一本账",
        summary: "同样的菜单、同样的单据，换个屏幕不用重新学。",
        body: `以前手机版是电脑版的一部分，要找的功能常常不在。7.0.0把两边重新排过：菜单名字一样、顺序一样，单据的栏目也一样，只是手机上一次看一张，电脑上可以并排。

手机上开到一半的单，电脑打开就能接着写；反过来也行。

字可以放大。“大字”打开后，按钮更高、线更粗，位置不变。`,
      },
      "zh-TW": {
        title: "7.0.0：手機與電腦，同一本帳",
        summary: "同樣的選單、同樣的單據，換個螢幕不必重新學習。",
        body: `過去手機版只是電腦版的一部分，要找的功能常常不在。7.0.0重新整理了兩邊：選單名稱相同、順序相同，單據的欄位也相同，只是手機一次看一張，電腦可以並排。

手機上寫到一半的單，電腦開啟就能接著寫，反過來也可以。

字可以放大。開啟「大字」後，按鈕更高、線條更粗，位置不變。`,
      },
      "en-US": {
        title: "7.0.0: one book on phone and computer",
        summary: "The same menus and the same documents. Another screen, nothing new to learn.",
        body: `The phone used to hold only part of what the computer could do. Version 7 lays out both again: same menu names, same order, same columns. A phone shows one document at a time, a computer several side by side.

Start an invoice on the phone and finish it on the computer, or the other way round.

Text can be larger. With “Large type” on, buttons are taller and lines thicker, and everything stays where it was.`,
      },
    },
  },
  {
    id: 10,
    category: "product-news",
    createdAt: "2026-02-05T09:00:00+08:00",
    hits: 547,
    texts: {
      "zh-CN": {
        title: "6.9.1：退货从原单上退",
        summary: "当时几块卖的，就按几块退，不用翻本子。",
        body: `客户来退货，先找到他那张销售单，点“退货”，勾上要退的几行就好。单价、优惠都按原单，最多只能退卖出去的数量。

没有原单的也能退，但会标“无原单”，周报里单独列出来，月底看一眼就知道有多少。

退款可以抵欠款，也可以退现金，两种都会记在客户的对账单上。`,
      },
      "zh-TW": {
        title: "6.9.1：從原銷貨單辦理退貨",
        summary: "當時賣多少，就退多少，不必翻本子。",
        body: `客戶退貨時，先找到原銷貨單，點「退貨」，勾選要退的品項即可。單價與折扣都依原單，最多只能退售出的數量。

沒有原單也能退，但會標示「無原單」，在週報中單獨列出，月底看一眼就知道有多少。

退款可以抵應收帳款，也可以退現金，兩種都會記在客戶的對帳單上。`,
      },
      "en-US": {
        title: "6.9.1: returns from the original invoice",
        summary: "Goods go back at the price they were sold for, without searching old notebooks.",
        body: `Find the invoice, choose “Return” and check the lines. Price and discount come from the original, and nobody can return more than they bought.

Returns without an invoice are still possible. They are marked so, and the weekly report lists them apart.

The refund can reduce what the customer owes or be paid in cash. Either way it appears on the statement.`,
      },
    },
  },
  {
    id: 11,
    category: "product-news",
    createdAt: "2026-01-15T09:00:00+08:00",
    hits: 1127,
    thumbnail: "import-columns.svg",
    texts: {
      "zh-CN": {
        title: "6.9.0：导入Excel，自己认栏名",
        summary: "“品名”“货名”“商品名称”都认得，认不出的才问你。",
        body: `期初库存、货品资料、客户名单，都可以从原来的Excel导入。系统先看第一行的栏名，能对上的自动对好，对不上的留空，由你来选。

导入前会列出有问题的行：第几行、缺什么、怎么改。改好再传一次，已经导入的不会重复。

导入后24小时内、还没有开单之前，可以整批撤销。`,
      },
      "zh-TW": {
        title: "6.9.0：匯入Excel，自動辨識欄名",
        summary: "「品名」「貨名」「商品名稱」都認得，認不出的才會詢問。",
        body: `期初庫存、商品資料、客戶名單，都可以從原本的Excel匯入。系統先看第一列的欄名，對得上的自動對好，對不上的留空，由您選擇。

匯入前會列出有問題的資料：第幾列、缺什麼、如何修改。改好再傳一次，已經匯入的不會重複。

匯入後24小時內、還沒有開單之前，可以整批復原。`,
      },
      "en-US": {
        title: "6.9.0: Excel import that reads your headings",
        summary: "Item, product or goods name: it knows them all and asks only when it does not.",
        body: `Opening stock, goods and customers can come from the spreadsheet you already have. The import reads the headings in the first row, matches what it can and leaves the rest for you to choose.

Before anything is written it lists rows with problems: which row, what is missing, how to fix it. Send the corrected file again and nothing is imported twice.

An import can be undone as a whole for 24 hours, as long as no invoice has been written.`,
      },
    },
  },
];
