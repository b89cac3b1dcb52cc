import type { SampleCase } from "./source";

/** Sample stories from before June 2026, the newest first. */
export const olderCases: readonly SampleCase[] = [
  {
    id: 7,
    industry: "stationery-toys",
    trade: { "zh-CN": "文具批发", "zh-TW": "文具批發", "en-US": "Stationery wholesale" },
    region: { "zh-CN": "临沂", "zh-TW": "臨沂", "en-US": "Linyi" },
    people: 5,
    createdAt: "2026-05-21T09:00:00+08:00",
    thumbnail: "box-and-piece.svg",
    texts: {
      "zh-CN": {
        title: "一箱、一盒、一支，不再换算错",
        summary: "一种笔三个单位，扫哪个码就扣多少。",
        body: `同一款笔，批发按箱，小店按盒，门口零卖按支。一箱24盒，一盒12支，以前全靠心算，月底总差几盒。

把三个单位和三个码都录在同一种笔下面：扫箱码扣288支，扫盒码扣12支，扫笔上的码扣1支。库存显示成“3箱5盒2支”，一眼看得懂。

上个月盘点，四百多种带多单位的货，差异只有七种。`,
      },
      "zh-TW": {
        title: "一箱、一盒、一支，不再換算錯",
        summary: "一種筆三個單位，掃哪個條碼就扣多少。",
        body: `同一款筆，批發以箱計，小店以盒計，門口零售以支計。一箱24盒，一盒12支，過去全靠心算，月底總差幾盒。

把三個單位與三個條碼都建在同一種筆底下：掃箱碼扣288支，掃盒上的條碼扣12支，掃筆上的條碼扣1支。庫存顯示為「3箱5盒2支」，一眼看得懂。

上個月盤點，四百多種多單位商品，差異只有七種。`,
      },
      "en-US": {
        title: "Case, box, piece: no more sums in the head",
        summary: "One pen, three units; the code you scan decides what leaves the stock.",
        body: `The same pen sells by the case to traders, by the box to shops and by the piece at the door. A case is 24 boxes, a box 12 pens. It was all done in the head, and every month a few boxes were missing.

Now the three units and their codes belong to one item. The case code takes 288, the box code 12, the pen's own code 1. Stock reads “3 cases, 5 boxes, 2 pens”.

In last month's count of over 400 such items, seven differed.`,
      },
    },
  },
  {
    id: 8,
    industry: "auto-parts",
    trade: { "zh-CN": "汽车配件", "zh-TW": "汽車零件", "en-US": "Auto parts" },
    region: { "zh-CN": "沈阳", "zh-TW": "瀋陽", "en-US": "Shenyang" },
    people: 8,
    createdAt: "2026-04-09T09:00:00+08:00",
    thumbnail: "find-by-model.svg",
    texts: {
      "zh-CN": {
        title: "记车型不如记替换号",
        summary: "一个配件挂上所有能替的编号，搜哪个都找得到。",
        body: `一万四千种配件，客户报的可能是车型、原厂编号，也可能是某个牌子的编号。老师傅心里有数，新人要翻两本册子。

他们把能互相替换的编号都挂在同一种货下面，一个刹车片挂了九个。开单时输哪个都能搜到，库存只有一份。

新来的两个人，第二周就能独立接电话。册子还在，放在架子最上面。`,
      },
      "zh-TW": {
        title: "記車型不如記替代料號",
        summary: "一個零件掛上所有可替代的料號，搜尋哪個都找得到。",
        body: `一萬四千種零件，客戶報的可能是車型、原廠料號，也可能是某個品牌的料號。老師傅心裡有數，新人要翻兩本目錄。

他們把可互相替代的料號都掛在同一種商品底下，一組煞車片掛了九個。開單時輸入哪個都能找到，庫存只有一份。

新來的兩位，第二週就能獨立接電話。目錄還在，放在架子最上層。`,
      },
      "en-US": {
        title: "Forget the model, keep the cross numbers",
        summary: "Each part carries every number that can replace it, and any of them finds it.",
        body: `Fourteen thousand parts, and a customer may name the car, the maker's number or the number of another brand. The old hands know; newcomers leafed through two catalogs.

All interchangeable numbers now hang on one item. One set of brake pads has nine. Any of them finds it while writing an invoice, and there is one stock.

Two new people answered the phone alone in their second week. The catalogs are still there, on the top shelf.`,
      },
    },
  },
  {
    id: 9,
    industry: "beauty",
    trade: { "zh-CN": "美妆店", "zh-TW": "美妝店", "en-US": "Beauty shop" },
    region: { "zh-CN": "杭州", "zh-TW": "杭州", "en-US": "Hangzhou" },
    people: 3,
    createdAt: "2026-03-19T09:00:00+08:00",
    thumbnail: "samples-counted.svg",
    texts: {
      "zh-CN": {
        title: "小样也记账，送了多少心里有数",
        summary: "赠品建成货品，价格为零，送一件少一件。",
        body: `小样是进货送的，以前放在抽屉里随手给，快用完了才想起来要。算不清送了多少，也不知道送了有没有用。

现在每种小样都是一种货，成本为零，开单时作为赠品带上。月底看一张表：送了几件，送给谁，之后三十天里有没有回来买正装。

看了两个月，停掉了两种没人回头的，把数量换成了另外三种。`,
      },
      "zh-TW": {
        title: "試用品也記帳，送了多少心裡有數",
        summary: "贈品建成商品，價格為零，送一件少一件。",
        body: `試用品是進貨附贈的，過去放在抽屜裡隨手給，快用完才想起來要補。算不清送了多少，也不知道送了有沒有用。

現在每種試用品都是一種商品，成本為零，開單時以贈品帶上。月底看一張表：送了幾件，送給誰，之後三十天內有沒有回來買正品。

看了兩個月，停掉兩種沒有回購的，把數量換成另外三種。`,
      },
      "en-US": {
        title: "Samples on the books too",
        summary: "Free samples became items at price zero: give one away and stock goes down by one.",
        body: `Samples come free with deliveries. They lay in a drawer, were handed out at will and ran out unnoticed. Nobody knew how many had gone or whether they helped.

Each sample is now an item without cost, added to an invoice as a gift. One table at month end shows how many went, to whom, and who came back for the full size within thirty days.

After two months they dropped two that brought nobody back and took more of three others.`,
      },
    },
  },
  {
    id: 10,
    industry: "fruit-fresh",
    trade: { "zh-CN": "水果店", "zh-TW": "水果行", "en-US": "Fruit shops" },
    region: { "zh-CN": "南宁", "zh-TW": "南寧", "en-US": "Nanning" },
    people: 14,
    createdAt: "2026-02-26T09:00:00+08:00",
    thumbnail: "daily-loss.svg",
    texts: {
      "zh-CN": {
        title: "损耗写成单，才知道丢在哪儿",
        summary: "每天关门前报损，一周看一次，少进的是那几样。",
        body: `四家水果店，十四个人。毛利看着有三成，月底钱却对不上。差的是损耗，没人写，也没人知道多少。

关门前十分钟，店员把扔掉的称一下，选个原因：压坏、过熟、削价。一周下来，七成的损耗来自五种水果，都是周五多进、周一扔的。

他们把这五种改成周五、周日各进一次，损耗从营业额的9%降到5%左右。`,
      },
      "zh-TW": {
        title: "耗損寫成單據，才知道丟在哪裡",
        summary: "每天打烊前報損，一週看一次，該少進的就是那幾樣。",
        body: `四間水果行，十四個人。毛利看起來有三成，月底錢卻對不上。差的是耗損，沒人寫，也沒人知道多少。

打烊前十分鐘，店員把丟掉的秤一下，選個原因：壓壞、過熟、降價。一週下來，七成耗損來自五種水果，都是週五多進、週一丟的。

他們把這五種改為週五、週日各進一次，耗損從營業額的9%降到5%左右。`,
      },
      "en-US": {
        title: "Write the loss down and you see where it goes",
        summary: "Ten minutes of noting waste before closing, and one look a week.",
        body: `Four fruit shops, fourteen people. The margin looked like 30%, yet at month end the money was not there. The gap was waste, which nobody wrote down.

Ten minutes before closing the staff weigh what is thrown away and choose a reason: crushed, overripe, marked down. After a week, 70% came from five fruits, bought on Friday and thrown away on Monday.

They now buy these five on Friday and again on Sunday. Waste fell from 9% of sales to about 5%.`,
      },
    },
  },
  {
    id: 11,
    industry: "phones-digital",
    trade: { "zh-CN": "手机配件", "zh-TW": "手機配件", "en-US": "Phone accessories" },
    region: { "zh-CN": "吉隆坡", "zh-TW": "吉隆坡", "en-US": "Kuala Lumpur" },
    people: 5,
    createdAt: "2026-01-29T09:00:00+08:00",
    thumbnail: "serial-numbers.svg",
    texts: {
      "zh-CN": {
        title: "序列号跟着单走，保修三秒查到",
        summary: "客人拿来一台，扫一下就知道哪天卖的、过没过保。",
        body: `卖充电宝、耳机和二手手机，五个人，用英文和中文两种单据。以前保修靠小票，小票丢了就靠记性。

现在开单时扫序列号，单据上印出来。客人来保修，扫机身的码就出来：哪天卖的、多少钱、还剩几天。

他们还发现有两台退回来的不是自己卖的，序列号对不上。这种事以前也有，只是没法知道。`,
      },
      "zh-TW": {
        title: "序號跟著單據走，保固三秒查到",
        summary: "客人拿來一台，掃一下就知道哪天賣的、過保固沒有。",
        body: `販售行動電源、耳機與二手手機，五個人，使用英文與中文兩種單據。過去保固靠小票，小票遺失就靠記性。

現在開單時掃描序號，印在單據上。客人來保固，掃機身條碼就出現：哪天賣的、多少錢、還剩幾天。

他們還發現有兩台退回來的不是自己賣的，序號對不上。這種事以前也有，只是無從得知。`,
      },
      "en-US": {
        title: "Serial numbers on every invoice",
        summary: "Scan what a customer brings in and see when it was sold and whether it is under warranty.",
        body: `Five people sell power banks, earphones and used phones, with invoices in English and Chinese. A warranty used to depend on the slip, and without the slip on memory.

Now the serial number is scanned on sale and printed on the invoice. Scan the device and there it is: the day, the price, the days left.

They also found two returned pieces that were never theirs; the numbers did not match. It had happened before. They just could not know.`,
      },
    },
  },
  {
    id: 12,
    industry: "home-textiles",
    trade: { "zh-CN": "家纺布艺", "zh-TW": "寢具家飾", "en-US": "Home textiles" },
    region: { "zh-CN": "南通", "zh-TW": "南通", "en-US": "Nantong" },
    people: 10,
    createdAt: "2025-12-04T09:00:00+08:00",
    thumbnail: "cloth-by-metre.svg",
    texts: {
      "zh-CN": {
        title: "布按米卖，零头不再消失",
        summary: "一卷一条记录，剪一次记一次，剩多少写在卷上。",
        body: `布整卷进，按米剪着卖。以前只记总米数，剪剩的三五米堆在角落，账上有，要用时找不到。

现在一卷一个编号，剪一次记一次，剩多少自动算。剩下不到五米的排成一张“零头表”，做抱枕、桌布时先从表里挑。

一年下来，角落里清出来两千一百多米，大多做成了小件卖掉。`,
      },
      "zh-TW": {
        title: "布料以公尺計價，零碼不再消失",
        summary: "一捲一筆紀錄，剪一次記一次，剩多少寫在捲上。",
        body: `布料整捲進貨，以公尺剪售。過去只記總公尺數，剪剩的三五公尺堆在角落，帳上有，要用時找不到。

現在一捲一個編號，剪一次記一次，剩多少自動計算。剩下不到五公尺的排成一張「零碼表」，做抱枕、桌巾時先從表裡挑。

一年下來，角落清出兩千一百多公尺，大多做成小件賣掉。`,
      },
      "en-US": {
        title: "Cloth by the meter, and no lost ends",
        summary: "Each roll has its own record: every cut is noted and the rest is written on the roll.",
        body: `Cloth arrives in rolls and is sold by the meter. Only the total was kept. Ends of three to five meters piled up in a corner, on the books but not to be found.

Every roll now has a number. Each cut is entered and the rest worked out. Rolls under five meters form a list of ends, and cushions and tablecloths are cut from that list first.

In a year more than 2,100 meters left the corner, most of it as small pieces that sold.`,
      },
    },
  },
];
