import { olderCases } from "./cases-older";
import type { SampleCase } from "./source";

const newerCases: readonly SampleCase[] = [
  {
    id: 1,
    industry: "hardware",
    trade: { "zh-CN": "五金批发", "zh-TW": "五金批發", "en-US": "Hardware wholesale" },
    region: { "zh-CN": "义乌", "zh-TW": "義烏", "en-US": "Yiwu" },
    people: 6,
    createdAt: "2026-10-09T09:00:00+08:00",
    thumbnail: "three-warehouses.svg",
    texts: {
      "zh-CN": {
        title: "三个仓库，一张调拨单",
        summary: "仓库之间的货以前靠电话，现在调拨单走到哪一步，谁都看得见。",
        body: `六个人，三个仓库，两千多种螺丝、合页和锁具。以前门市缺货就打电话问，问到了再派车，货在路上算谁的，谁也说不清。

## 改了什么

门市在手机上写调拨申请，仓库点数发出，库存当场扣掉，货记在“在途”；门市签收时再点一遍，差几件写几件。

## 现在怎样

一个月约140张调拨单，有差异的从二十多张降到三四张。月底盘点时，在途的货单独一栏，不再两边都算或都不算。

早上开门前，老板先看一眼在途超过两天的单，只有这几张需要打电话。`,
      },
      "zh-TW": {
        title: "三個倉庫，一張調撥單",
        summary: "倉庫之間的貨過去靠電話，現在調撥單走到哪一步，大家都看得到。",
        body: `六個人，三個倉庫，兩千多種螺絲、鉸鏈與鎖具。過去門市缺貨就打電話問，問到了再派車，貨在路上算誰的，誰也說不清。

## 改了什麼

門市在手機上填寫調撥申請，倉庫點數出貨，庫存當場扣除，商品列為「在途」；門市簽收時再點一遍，差幾件寫幾件。

## 現在如何

一個月約140張調撥單，有差異的從二十多張降到三四張。月底盤點時，在途商品單獨一欄，不再兩邊都算或都不算。

早上開店前，老闆先看在途超過兩天的單，只有這幾張需要打電話。`,
      },
      "en-US": {
        title: "Three warehouses, one transfer",
        summary:
          "Goods between warehouses used to move by phone. Now everyone sees how far each transfer is.",
        body: `Six people, three warehouses, over two thousand kinds of screws, hinges and locks. When the shop ran short, somebody phoned around and sent a van. Whose goods were on the road, nobody could say.

## What changed

The shop asks for a transfer on the phone. The warehouse counts and sends, its stock goes down and the goods are on the way. The shop counts again on arrival and writes down what is missing.

## How it is now

About 140 transfers a month; those with differences fell from more than twenty to three or four. In the monthly count, goods on the way have their own column.

Before opening, the owner looks at transfers older than two days. Only those need a phone call.`,
      },
    },
  },
  {
    id: 2,
    industry: "daily-goods",
    trade: { "zh-CN": "社区超市", "zh-TW": "社區超市", "en-US": "Neighborhood shop" },
    region: { "zh-CN": "成都", "zh-TW": "成都", "en-US": "Chengdu" },
    people: 2,
    createdAt: "2026-09-24T09:00:00+08:00",
    thumbnail: "half-day-count.svg",
    texts: {
      "zh-CN": {
        title: "盘点从两天到半天",
        summary: "扫码枪点货，差异自动列出，早上开盘、中午收工。",
        body: `夫妻两个人的店，三千一百种货。以前盘点要关门两天：一个人报数，一个人写，写完再一行行敲进电脑。

现在一人一把扫码枪，各点一边货架，扫一件加一件；中间来客人就放下，回来接着点。

点完不用对，差异单已经列好：账上多少、实点多少、差几件、值多少钱。只复查差得多的二十几样，从早上七点到十一点半，当天下午照常开门。`,
      },
      "zh-TW": {
        title: "盤點從兩天到半天",
        summary: "用掃描器點貨，差異自動列出，早上開始、中午結束。",
        body: `夫妻兩個人的店，三千一百種商品。過去盤點要休息兩天：一個人報數，一個人寫，寫完再一列列輸入電腦。

現在一人一支掃描器，各點一邊貨架，掃一件加一件；中間有客人就放下，回來接著點。

點完不必核對，差異單已經列好：帳上多少、實點多少、差幾件、值多少錢。只複查差異大的二十幾項，從早上七點到十一點半，當天下午照常營業。`,
      },
      "en-US": {
        title: "A count in half a day instead of two",
        summary: "Scan the shelves and the differences list themselves: start in the morning, done by noon.",
        body: `A couple's shop with 3,100 kinds of goods. Counting meant closing for two days: one called, one wrote, and then it was typed in line by line.

Now each has a scanner and a side of the shelves. Every scan adds one. When a customer comes they put it down and carry on later.

There is nothing to compare at the end. The differences are listed: booked, counted, missing, worth. They recheck the twenty or so large ones. It takes from 7:00 to 11:30, and the shop opens in the afternoon.`,
      },
    },
  },
  {
    id: 3,
    industry: "clothing-shoes",
    trade: { "zh-CN": "服装档口", "zh-TW": "服飾批發", "en-US": "Clothing stall" },
    region: { "zh-CN": "广州", "zh-TW": "廣州", "en-US": "Guangzhou" },
    people: 4,
    createdAt: "2026-09-10T09:00:00+08:00",
    thumbnail: "debts-on-the-phone.svg",
    texts: {
      "zh-CN": {
        title: "欠款从本子搬到手机",
        summary: "老板娘每周一看账龄，先给最久的那几位打电话。",
        body: `一个档口，四个人，八十多位常来拿货的客户，大半赊账。欠款记在一个厚本子上，谁欠多少要翻半天，换季一忙就忘了催。

搬到手机用了两个晚上：把每位客户的余额录成期初应收，本子从那天起不再记。

现在每周一先看应收账款，90天以上的只有几位，当天打完电话；61–90天的发对账单。三个月后，90天以上的从41,600元降到9,800元。`,
      },
      "zh-TW": {
        title: "應收帳款從本子搬到手機",
        summary: "老闆娘每週一看帳齡，先聯絡拖最久的那幾位。",
        body: `一個攤位，四個人，八十多位常來批貨的客戶，大半賒帳。帳款記在一本厚本子上，誰欠多少要翻半天，換季一忙就忘了催。

搬到手機用了兩個晚上：把每位客戶的餘額輸入為期初應收，本子從那天起不再記。

現在每週一先看應收帳款，90天以上的只有幾位，當天打完電話；61–90天的傳送對帳單。三個月後，90天以上的從41,600元降到9,800元。`,
      },
      "en-US": {
        title: "Debts moved from notebook to phone",
        summary: "Every Monday the owner looks at how old the debts are and calls the oldest first.",
        body: `One stall, four people, more than eighty regular buyers, most of them on credit. The debts lived in a thick notebook. Finding one took minutes, and in a busy season nobody chased them.

The move took two evenings: each balance was entered as an opening receivable, and the notebook closed.

On Mondays the first look is at receivables. The few over 90 days are called the same day; those at 61–90 days get a statement. In three months the sum over 90 days fell from 41,600 to 9,800 yuan.`,
      },
    },
  },
  {
    id: 4,
    industry: "food-grain-oil",
    trade: { "zh-CN": "粮油配送", "zh-TW": "糧油配送", "en-US": "Rice and oil delivery" },
    region: { "zh-CN": "武汉", "zh-TW": "武漢", "en-US": "Wuhan" },
    people: 9,
    createdAt: "2026-08-13T09:00:00+08:00",
    thumbnail: "oldest-first.svg",
    texts: {
      "zh-CN": {
        title: "米面油按批次走，过期的少了",
        summary: "先到的先送，临期三十天就提醒，不再到送货那天才发现。",
        body: `给一百三十多家餐馆送米、面、油，九个人，三辆车。货压得低，却常有几袋压在最里面过了期。

收货时录生产日期，系统按批次扣库存，拣货单上写明拿哪一批。离到期还有三十天的排成一张表，每周一由仓管看一次，优先配给用量大的几家。

半年里，因过期报损的从每月六十多袋降到五袋左右。`,
      },
      "zh-TW": {
        title: "米麵油依批號出貨，過期的少了",
        summary: "先到的先送，到期前三十天就提醒，不再到送貨當天才發現。",
        body: `為一百三十多家餐館配送米、麵、油，九個人，三輛車。存貨壓得低，卻常有幾袋壓在最裡面過了期。

點收時輸入製造日期，系統依批號扣庫存，揀貨單上註明拿哪一批。距離到期三十天的排成一張表，每週一由倉管查看，優先配給用量大的幾家。

半年裡，因過期報廢的從每月六十多袋降到五袋左右。`,
      },
      "en-US": {
        title: "Rice, flour and oil by batch, and little expires",
        summary: "First in goes out first, with a warning thirty days before the date.",
        body: `Nine people and three vans supply rice, flour and oil to over 130 kitchens. Stock was low, yet a few sacks at the back always expired.

Now the production date is entered on arrival, stock is taken by batch, and the picking list says which one. What has thirty days left is listed; every Monday the storekeeper assigns it to the largest kitchens.

In half a year, sacks written off fell from more than sixty a month to about five.`,
      },
    },
  },
  {
    id: 5,
    industry: "drinks",
    trade: { "zh-CN": "酒水批发", "zh-TW": "酒類飲料批發", "en-US": "Drinks wholesale" },
    region: { "zh-CN": "长沙", "zh-TW": "長沙", "en-US": "Changsha" },
    people: 7,
    createdAt: "2026-07-16T09:00:00+08:00",
    thumbnail: "empties-returned.svg",
    texts: {
      "zh-CN": {
        title: "空瓶押金，一笔一笔对上",
        summary: "送货带走几箱空瓶，押金当场冲，年底不再扯皮。",
        body: `啤酒和汽水要收瓶箱押金。以前送货员在小票背面写“回8箱”，年底跟客户对，常常差几十箱。

现在把空箱也建成一种货：送出去记销售，收回来记退货，押金跟着单据走。送货员在手机上点数，客户签字，两边看到的是同一个数。

去年年底，九十六家客户的押金用两天对完，差异三箱。`,
      },
      "zh-TW": {
        title: "空瓶押金，一筆一筆對得上",
        summary: "送貨時帶走幾箱空瓶，押金當場沖銷，年底不再爭執。",
        body: `啤酒與汽水要收瓶箱押金。過去送貨員在小票背面寫「回8箱」，年底與客戶核對，常常差幾十箱。

現在把空箱也建成一種商品：送出去記銷貨，收回來記退貨，押金跟著單據走。送貨員在手機上點數，客戶簽名，兩邊看到的是同一個數字。

去年年底，九十六家客戶的押金用兩天對完，差異三箱。`,
      },
      "en-US": {
        title: "Bottle deposits that agree to the crate",
        summary: "Empties are counted at the door and the deposit is settled on the spot.",
        body: `Beer and soda come with deposits on bottles and crates. Drivers used to scribble “8 back” on a slip, and at year end the two sides were dozens of crates apart.

Now an empty crate is an item like any other: out with a sale, back with a return, the deposit on the same document. The driver counts on the phone, the customer signs, and both see one number.

Last year the deposits of 96 customers were settled in two days, with a difference of three crates.`,
      },
    },
  },
  {
    id: 6,
    industry: "mother-baby",
    trade: { "zh-CN": "母婴门店", "zh-TW": "婦幼用品店", "en-US": "Mother and baby shops" },
    region: { "zh-CN": "郑州", "zh-TW": "鄭州", "en-US": "Zhengzhou" },
    people: 11,
    createdAt: "2026-06-11T09:00:00+08:00",
    thumbnail: "two-shops.svg",
    texts: {
      "zh-CN": {
        title: "两家店的奶粉，一边缺一边多",
        summary: "每周一看一次两店库存，缺的那边当天调过去。",
        body: `两家店隔着四公里，同一段奶粉，一家断货，一家压着两箱。店员各管各的，谁也不知道对方有没有。

现在查货时，另一家店的数就显示在旁边。每周一早上看一遍两店的库存和上周销量，够卖不到五天的从另一家调，顺路带过去。

奶粉断货的天数从一个月十一天降到两天，总库存反而少了一成。`,
      },
      "zh-TW": {
        title: "兩間門市的奶粉，一邊缺一邊多",
        summary: "每週一查看兩間門市的庫存，缺的那邊當天調過去。",
        body: `兩間門市相隔四公里，同一階段的奶粉，一間缺貨，一間壓著兩箱。店員各管各的，誰也不知道對方有沒有。

現在查詢商品時，另一間門市的數字就顯示在旁邊。每週一早上看一遍兩店的庫存與上週銷量，不夠賣五天的從另一間調，順路帶過去。

奶粉缺貨的天數從一個月十一天降到兩天，總庫存反而少了一成。`,
      },
      "en-US": {
        title: "Formula short in one shop, piled up in the other",
        summary: "One look at both stocks on Monday, and what is short moves the same day.",
        body: `The two shops are four kilometers apart. One ran out of a formula while the other sat on two cases, and neither knew.

A search now shows the other shop's number beside your own. On Monday mornings they compare both stocks with last week's sales; whatever lasts less than five days comes over with the next ride.

Days without formula fell from eleven a month to two, with a tenth less stock in all.`,
      },
    },
  },
];

/** All sample stories, the newest first. They are fictitious and name no real shop. */
export const cases: readonly SampleCase[] = [...newerCases, ...olderCases];
