import type { NewsSource } from "../source";

/** News of the trade in 2026, the newest first. */
export const industryNews2026: readonly NewsSource[] = [
  {
    id: 30,
    category: "industry-news",
    createdAt: "2026-11-03T09:00:00+08:00",
    hits: 2317,
    thumbnail: "stock-before-sale.svg",
    texts: {
      "zh-CN": {
        title: "双十一前后，怎样备货不压钱",
        summary: "先算平时的量，再算活动那几天，最后想好剩下的怎么卖。",
        body: `备多了压钱，备少了丢客。可以分三步算，以一款平时每天卖40件、5天到货的保鲜盒为例。

1. **平时的量**：40件×（到货5天＋余量3天）＝320件。
2. **活动的量**：按去年活动期间是平时的2.5倍算，6天就是40×2.5×6＝600件。
3. **已有的量**：仓库里还有180件，在路上120件，一共300件。

要补的是320＋600−300＝620件。不要一次订完：先订400件，活动第二天看销量再决定剩下的220件。

活动结束当天，把还剩两周以上量的货列出来，想好是捆着卖、退给厂家，还是留到年底。`,
      },
      "zh-TW": {
        title: "雙11前後，怎樣備貨不積壓資金",
        summary: "先算平日的量，再算活動那幾天，最後想好剩下的怎麼賣。",
        body: `備多了積壓資金，備少了流失客人。可以分三步計算，以一款平日每天賣40件、5天到貨的保鮮盒為例。

1. **平日的量**：40件×（到貨5天＋緩衝3天）＝320件。
2. **活動的量**：以去年活動期間是平日的2.5倍計算，6天就是40×2.5×6＝600件。
3. **現有的量**：倉庫還有180件，在途120件，共300件。

需補320＋600−300＝620件。不要一次訂完：先訂400件，活動第二天看銷量，再決定其餘220件。

活動結束當天，把還剩兩週以上用量的商品列出來，想好是組合銷售、退回廠商，還是留到年底。`,
      },
      "en-US": {
        title: "Stocking up for the November sales without tying up cash",
        summary: "Work out normal days first, then the sale, then what to do with the rest.",
        body: `Too much stock ties up money, too little sends customers away. Three steps help. Take a food box that sells 40 a day and needs 5 days to arrive.

1. **Normal days**: 40 × (5 days' delivery + 3 days' margin) = 320.
2. **The sale**: last year sold 2.5 times as much, so 40 × 2.5 × 6 days = 600.
3. **What you have**: 180 in the warehouse and 120 on the way, 300 in all.

You need 320 + 600 − 300 = 620. Do not order them at once: take 400 now and decide on the other 220 on the second day of the sale.

The day it ends, list what will last more than two weeks and decide whether to bundle it, send it back or keep it for the new year.`,
      },
    },
  },
  {
    id: 31,
    category: "industry-news",
    createdAt: "2026-10-09T09:00:00+08:00",
    hits: 886,
    texts: {
      "zh-CN": {
        title: "盘点前一晚，先做这五件事",
        summary: "点得快不快，多半在前一晚就定了。",
        body: `盘点慢，往往不是点得慢，是边点边找。前一晚花一小时：

- 把收到还没入账的货全部入账，打了欠条没开单的补开；
- 退货、坏货单独放一处，贴上纸条；
- 同一种货归到一处，散的装回整箱，箱外写上件数；
- 货架按走的顺序编号，盘点单也照这个顺序排；
- 定好谁点、谁记、谁抽查，抽查至少二十种。

第二天开门前先点贵的和小的，大件放在最后。`,
      },
      "zh-TW": {
        title: "盤點前一晚，先做這五件事",
        summary: "點得快不快，多半在前一晚就決定了。",
        body: `盤點慢，往往不是點得慢，而是邊點邊找。前一晚花一小時：

- 已到貨尚未入帳的全部入帳，先賒後補的單據補開；
- 退貨、瑕疵品另放一處，貼上紙條；
- 同一種商品歸到一處，零散的裝回整箱，箱外寫上件數；
- 貨架依行走順序編號，盤點單也照這個順序排列；
- 決定誰點、誰記、誰抽查，抽查至少二十種。

隔天開店前先點貴的與小的，大件放在最後。`,
      },
      "en-US": {
        title: "Five things to do the night before a count",
        summary: "Whether a count goes fast is usually settled the evening before.",
        body: `Slow counts are rarely slow counting. They are searching. Spend an hour the night before:

- enter every delivery that has arrived, and every sale still on a slip of paper;
- put returns and damaged goods in one place with a note on them;
- bring each item together, fill boxes, and write the number on the outside;
- number the shelves in walking order and print the count in that order;
- agree who counts, who writes and who checks; check at least twenty items.

Before opening, start with what is small and expensive. Large pieces come last.`,
      },
    },
  },
  {
    id: 32,
    category: "industry-news",
    createdAt: "2026-09-17T09:00:00+08:00",
    hits: 1276,
    thumbnail: "payment-terms.svg",
    texts: {
      "zh-CN": {
        title: "账期给多少天，先算一笔账",
        summary: "一年卖120万的客户，账期30天和60天，差的是近10万元占款。",
        body: `账期不是人情，是借出去的钱。一位客户一年拿货1,200,000元：

- 给30天，平均欠着1,200,000×30÷365≈98,630元；
- 给60天，平均欠着197,260元。

如果借钱的利息是一年6%，前者每年要花约5,918元，后者约11,836元。毛利只有8%的货，这笔钱不小。

比较好谈的办法：超过30天的部分不加价，但当月付清的返0.5%。把规矩写进对账单，比电话里说更有用。`,
      },
      "zh-TW": {
        title: "付款天數給多少，先算一筆帳",
        summary: "一年進貨120萬的客戶，月結30天與60天，差的是近10萬元資金。",
        body: `付款天數不是人情，是借出去的錢。一位客戶一年進貨1,200,000元：

- 給30天，平均欠著1,200,000×30÷365≈98,630元；
- 給60天，平均欠著197,260元。

若借款年利率是6%，前者每年要花約5,918元，後者約11,836元。毛利只有8%的商品，這筆錢不小。

比較好談的做法：超過30天的部分不加價，但當月付清的回饋0.5%。把規則寫進對帳單，比電話裡說更有用。`,
      },
      "en-US": {
        title: "How many days of credit? Do the sum first",
        summary: "For a customer buying 1.2 million a year, 30 or 60 days differ by almost 100,000.",
        body: `Payment terms are not a courtesy. They are a loan. Take a customer who buys 1,200,000 a year:

- with 30 days, 1,200,000 × 30 ÷ 365 ≈ 98,630 is open on average;
- with 60 days, 197,260.

If borrowing costs 6% a year, the first costs about 5,918 and the second about 11,836 a year. On goods with an 8% margin that is a lot.

One offer is easy to agree on: no surcharge after 30 days, but 0.5% back when paid within the month. Put it on the statement; it works better than a phone call.`,
      },
    },
  },
  {
    id: 33,
    category: "industry-news",
    createdAt: "2026-08-27T09:00:00+08:00",
    hits: 342,
    texts: {
      "zh-CN": {
        title: "开学季的文具店：三周做完两个月的生意",
        summary: "书单到得晚，先备不会错的，再留钱给书单。",
        body: `开学前后三周，文具店常常卖出平时两个月的量。难在学校的书单来得晚，有的开学前三天才发。

先备不会错的：田字格、包书膜、水笔芯、橡皮，往年卖多少就备多少。再留三成的钱，等书单出来再订计算器、画具这类按学校要求来的货。

书单一到，按年级做成套装录进货品，一套一个码，收银时扫一次就行；没卖完的套装可以拆回单件。`,
      },
      "zh-TW": {
        title: "開學季的文具店：三週做完兩個月的生意",
        summary: "用品清單來得晚，先備不會錯的，再留資金給清單。",
        body: `開學前後三週，文具店常常賣出平日兩個月的量。難在學校的用品清單來得晚，有的開學前三天才發。

先備不會錯的：作業簿、書套、筆芯、橡皮擦，往年賣多少就備多少。再留三成資金，等清單公布後再訂計算機、美術用具這類依學校要求的商品。

清單一到，依年級做成組合商品，一組一個條碼，結帳時掃一次即可；沒賣完的組合可以拆回單品。`,
      },
    },
  },
  {
    id: 34,
    category: "industry-news",
    createdAt: "2026-07-23T09:00:00+08:00",
    hits: 615,
    texts: {
      "zh-CN": {
        title: "夏天的饮料：缺货比压货贵",
        summary: "气温过了33度，先看哪几样会断，再看哪几样会剩。",
        body: `饮料的夏天很短。高温那几天断一次货，客人去了隔壁，往往就不回来了。

做法是给十种卖得最好的设最低库存：日均销量×到货天数×1.5。比如一箱水每天走60箱，2天到货，最低库存就是180箱，低于它就提醒。

其余的照平时备，临期的放在门口。每天早上看一次天气，连续三天35度以上，前十种提前一天补。`,
      },
      "zh-TW": {
        title: "夏天的飲料：缺貨比積貨更貴",
        summary: "氣溫超過33度，先看哪幾樣會斷貨，再看哪幾樣會剩下。",
        body: `飲料的夏天很短。高溫那幾天斷一次貨，客人去了隔壁，往往就不回來了。

做法是為十種賣得最好的設定安全庫存：日均銷量×到貨天數×1.5。例如瓶裝水每天出60箱，2天到貨，安全庫存就是180箱，低於它就提醒。

其餘的照平日備貨，即期品放在門口。每天早上看一次天氣，連續三天35度以上，前十種提前一天補貨。`,
      },
      "en-US": {
        title: "Drinks in summer: running out costs more than stock",
        summary: "Above 33 °C, look first at what will run out, then at what will be left.",
        body: `Summer is short for drinks. Run out once on a hot day and the customer who went next door may not come back.

Give your ten best sellers a minimum: daily sales × delivery days × 1.5. If water sells 60 cases a day and takes 2 days to arrive, the minimum is 180 cases, and you are told below it.

Stock the rest as usual and put what expires soon by the door. Check the forecast each morning; with three days above 35 °C ahead, reorder those ten a day early.`,
      },
    },
  },
  {
    id: 35,
    category: "industry-news",
    createdAt: "2026-06-04T09:00:00+08:00",
    hits: 703,
    texts: {
      "zh-CN": {
        title: "商品码、店内码、箱码，各管一段",
        summary: "一件货三个码不矛盾，分清谁扫、在哪儿扫。",
        body: `同一种货上常有好几个码，录错了，库存就乱。

- **商品码**：厂家印的13位码，卖给谁都一样，收银时扫它。
- **店内码**：自己编的，给散装、拆零、没有码的货用，建议以2开头，避免和商品码撞上。
- **箱码**：一箱一个，扫一次等于24件或48件，收货和出整箱时用。

三个码都可以挂在同一种货上，箱码要写清一箱几件。改了装箱数，要换新箱码，不要改旧的。`,
      },
      "zh-TW": {
        title: "商品條碼、店內碼、箱碼，各管一段",
        summary: "一件商品三個條碼並不矛盾，分清誰掃、在哪裡掃。",
        body: `同一種商品上常有好幾個條碼，輸入錯了，庫存就亂。

- **商品條碼**：廠商印的13位數字，賣給誰都一樣，結帳時掃它。
- **店內碼**：自行編號，供散裝、拆零、沒有條碼的商品使用，建議以2開頭，避免與商品條碼重複。
- **箱碼**：一箱一個，掃一次等於24件或48件，點收與整箱出貨時使用。

三個條碼都可以掛在同一種商品上，箱碼要註明一箱幾件。改了裝箱數就換新箱碼，不要修改舊的。`,
      },
      "en-US": {
        title: "Product code, store code, case code: each has its place",
        summary: "One item may carry three codes. What matters is who scans which, and where.",
        body: `Goods often carry several codes, and the wrong one in the wrong field upsets stock.

- **Product code**: the maker's 13 digits, the same everywhere; scan it at the counter.
- **Store code**: your own, for loose or split goods without a code. Start it with 2 so that it never meets a product code.
- **Case code**: one per carton, worth 24 or 48 pieces; for receiving and selling whole cases.

All three can belong to one item. Note how many pieces a case holds, and when that changes make a new case code instead of editing the old one.`,
      },
    },
  },
  {
    id: 36,
    category: "industry-news",
    createdAt: "2026-05-07T09:00:00+08:00",
    hits: 558,
    texts: {
      "zh-CN": {
        title: "批发客户分级，不用超过四级",
        summary: "级别太多，自己也记不住；先看回款，再看数量。",
        body: `给客户分级是为了少问一句“他什么价”。级别一多，反而每张单都要想。

四级够用：零售价、小批价、大批价、协议价。前三级由货品资料带出，协议价只给少数几家，一家一张价目表，写明到哪天为止。

升级先看回款再看数量：连续三个月按时付清的，量小也可以升；量大但总拖着的，先不升。每季度调一次，别天天改。`,
      },
      "zh-TW": {
        title: "批發客戶分級，不必超過四級",
        summary: "等級太多，自己也記不住；先看付款，再看數量。",
        body: `客戶分級是為了少問一句「他是什麼價」。等級一多，反而每張單都要想。

四級就夠：零售價、小批價、大批價、合約價。前三級由商品資料帶出，合約價只給少數幾家，一家一張價目表，註明到哪天為止。

升級先看付款再看數量：連續三個月準時付清的，量小也可以升；量大卻總是拖延的，先不升。每季調整一次，不必天天改。`,
      },
      "en-US": {
        title: "Four price levels are enough",
        summary: "With more, nobody remembers them. Look at payment first, quantity second.",
        body: `Price levels exist so that nobody has to ask what this customer pays. Too many, and every invoice becomes a question again.

Four will do: retail, small trade, large trade, agreed. The first three come with the goods; agreed prices are for a few customers, each with a list and an end date.

To move someone up, look at payment before quantity. Three months paid on time earns a better level even for small orders; a large customer who always pays late can wait. Review once a quarter, not every day.`,
      },
    },
  },
  {
    id: 37,
    category: "industry-news",
    createdAt: "2026-04-02T09:00:00+08:00",
    hits: 467,
    texts: {
      "zh-CN": {
        title: "先进先出，不只是食品店的事",
        summary: "胶水会干，电池会亏电，纸箱会受潮，都该先卖早到的。",
        body: `有保质期的店都知道先进先出。其实五金、文具、日化也一样：胶水放两年会干，电池会亏电，纸制品会受潮。

做起来只有两个动作：新货往里放，旧货往外挪；箱子上写到货月份，一眼就能看出谁早。

系统里按批次记进价的，卖出时先扣最早那批，毛利也就是真的。盘点时顺手看一眼，超过一年没动的列出来，打折清掉。`,
      },
      "zh-TW": {
        title: "先進先出，不只是食品店的事",
        summary: "膠水會乾，電池會沒電，紙箱會受潮，都該先賣早到的。",
        body: `有保存期限的店都知道先進先出。其實五金、文具、清潔用品也一樣：膠水放兩年會乾，電池會沒電，紙製品會受潮。

做起來只有兩個動作：新貨往裡放，舊貨往外移；箱子上寫到貨月份，一眼就能看出先後。

系統裡依批號記錄進價的，售出時先扣最早那批，毛利才真實。盤點時順便看一眼，超過一年沒動的列出來，打折出清。`,
      },
      "en-US": {
        title: "First in, first out is not only for food",
        summary: "Glue dries, batteries fade, cartons take in damp: sell what came first.",
        body: `Anyone with expiry dates knows the rule. Hardware, stationery and household goods need it too: glue dries within two years, batteries lose charge, paper takes in damp.

Two habits are enough. New goods go to the back and old ones to the front, and the month of arrival is written on every box.

If cost is kept by batch, a sale takes the oldest batch first and the margin is real. During a count, list what has not moved for a year and clear it at a discount.`,
      },
    },
  },
  {
    id: 38,
    category: "industry-news",
    createdAt: "2026-03-05T09:00:00+08:00",
    hits: 394,
    texts: {
      "zh-CN": {
        title: "换季清尾货：服装店的断码怎么卖",
        summary: "断了码的单独成一架，按件定价，别再按款。",
        body: `换季时最占地方的是断码：一款只剩S和XXL，挂着不好看，收起来又忘。

把所有断码集中到一架，标签换成一个统一的价，不再按款定价。系统里建一个“断码”分组，卖一件扣原来的货号，库存不会乱。

两周没动的，按件数打包给同行，或者下一季拿来做赠品。底线要先定好：卖到进价的六成就停，不再往下降。`,
      },
      "zh-TW": {
        title: "換季出清：服飾店的斷碼怎麼賣",
        summary: "斷碼的集中一架，以件計價，不再依款計價。",
        body: `換季時最佔空間的是斷碼：一款只剩S與XXL，掛著不好看，收起來又忘記。

把所有斷碼集中到一架，標籤換成統一價，不再依款計價。系統裡建立「斷碼」群組，賣一件扣原本的貨號，庫存不會亂。

兩週沒動的，依件數打包給同業，或下一季當贈品。底線要先訂好：賣到進價的六成就停，不再往下降。`,
      },
      "en-US": {
        title: "End of season: selling the last odd sizes",
        summary: "Put them on one rail and price the piece, not the style.",
        body: `What takes up space at the turn of a season is odd sizes: one style left in S and XXL, ugly on the rail and forgotten in a box.

Bring them all to one rail at one price. In the system, make an “odd sizes” group; each sale still takes its own item from stock, so nothing gets mixed up.

What has not moved for two weeks goes to another trader by the dozen or becomes next season's gift. Settle the floor beforehand: stop at 60% of cost.`,
      },
    },
  },
  {
    id: 39,
    category: "industry-news",
    createdAt: "2026-02-12T09:00:00+08:00",
    hits: 741,
    texts: {
      "zh-CN": {
        title: "春节前收欠款，怎样不伤和气",
        summary: "先发对账单，再打电话；让对方自己说哪天付。",
        body: `年前都要结账，开口难在面子。顺序对了，就不难：

1. 提前两周把对账单发过去，不提钱，只说“年底了，帮我核一下数”。
2. 三天后打电话问数对不对，对方说对，就等于认了。
3. 请对方自己说哪天付、付多少，记成跟进，到那天再问一句。

超过90天的别在电话里讲，上门带一份打印的对账单。能收一半就先收一半，剩下的写明日期。`,
      },
      "zh-TW": {
        title: "農曆年前收帳款，怎樣不傷和氣",
        summary: "先傳對帳單，再打電話；讓對方自己說哪天付。",
        body: `年前都要結帳，難在不好開口。順序對了，就不難：

1. 提前兩週把對帳單傳過去，不提錢，只說「年底了，請幫我核對數字」。
2. 三天後打電話確認數字，對方說沒錯，就等於承認了。
3. 請對方自己說哪天付、付多少，記成追蹤事項，到那天再問一句。

超過90天的別在電話裡談，帶一份列印的對帳單登門拜訪。能收一半就先收一半，其餘寫明日期。`,
      },
    },
  },
  {
    id: 40,
    category: "industry-news",
    createdAt: "2026-01-22T09:00:00+08:00",
    hits: 329,
    texts: {
      "zh-CN": {
        title: "年货礼盒：先定拆不拆，再定进多少",
        summary: "能拆开单卖的多进，拆不开的按订单进。",
        body: `礼盒过了正月十五就难卖。进货前先问一句：剩下的能不能拆开当单件卖。

能拆的，比如坚果、糕点，盒子和里面的货分开记，节后拆盒，里面的照常卖，亏的只是盒子钱。拆不开的，只按订金进，一盒不多备。

礼盒在系统里做成套装，卖一盒自动扣里面每一样，零售和礼盒共用一份库存，不会一边断货一边压着。`,
      },
      "zh-TW": {
        title: "年節禮盒：先決定拆不拆，再決定進多少",
        summary: "能拆開單賣的多進，不能拆的依訂單進。",
        body: `禮盒過了元宵就難賣。進貨前先問一句：剩下的能不能拆開當單品賣。

能拆的，例如堅果、糕餅，盒子與內容物分開記帳，節後拆盒，內容物照常賣，損失的只是盒子錢。不能拆的，只依訂金進貨，一盒不多備。

禮盒在系統裡做成組合商品，賣一盒自動扣除裡面每一項，零售與禮盒共用一份庫存，不會一邊斷貨一邊積壓。`,
      },
      "en-US": {
        title: "Gift boxes: decide whether they can be opened, then how many to buy",
        summary: "Buy freely what can be sold singly; buy the rest against orders.",
        body: `Two weeks after the new year, gift boxes stop selling. Before buying, ask whether the contents can be sold one by one.

If they can, as with nuts or cookies, keep box and contents apart in your books. Afterward open the boxes and sell the contents as usual; only the box is lost. If they cannot, buy against deposits and not one more.

Set a box up as a bundle. Selling one takes each of its items from stock, so gifts and single sales share one stock and neither starves the other.`,
      },
    },
  },
];
