import type { NewsSource } from "../source";

/** News of the trade in 2025, the newest first. */
export const industryNews2025: readonly NewsSource[] = [
  {
    id: 41,
    category: "industry-news",
    createdAt: "2025-11-20T09:00:00+08:00",
    hits: 482,
    texts: {
      "zh-CN": {
        title: "从一家店到三家店，先分清谁的货",
        summary: "开分店先不急着加人，先把“货是谁的”写清楚。",
        body: `第二家店开起来，最先乱的不是人，是货：从老店拿过去的算谁的，卖了的钱记在哪边。

开业前定三条规矩：每家店一个仓库，哪怕在同一间屋里；店和店之间只走调拨单，不口头借；客户跟着店，欠款跟着单。

这三条定了，第三家店照着抄就行。三家店的数放在一张报告上看，也才比得出来。`,
      },
      "zh-TW": {
        title: "從一間店到三間店，先分清是誰的貨",
        summary: "開分店不急著加人，先把「貨是誰的」寫清楚。",
        body: `第二間門市開起來，最先亂的不是人，是貨：從老店拿過去的算誰的，賣了的錢記在哪邊。

開幕前訂三條規則：每間門市一個倉庫，即使在同一個空間；門市之間只走調撥單，不口頭借貨；客戶跟著門市，應收帳款跟著單據。

這三條訂好，第三間照著做就行。三間的數字放在同一份報告上，才比得出來。`,
      },
      "en-US": {
        title: "From one shop to three: settle whose goods are whose",
        summary: "Before hiring for a second shop, write down where goods belong.",
        body: `When a second shop opens, the first thing to get muddled is not people but goods: whose are the ones carried over, and where does the money go?

Make three rules before opening. One warehouse per shop, even in the same room. Goods move between shops by transfer only, never by word. Customers belong to a shop, and debts to an invoice.

The third shop then just copies them. Only with these rules can three shops be compared in one report.`,
      },
    },
  },
  {
    id: 42,
    category: "industry-news",
    createdAt: "2025-10-09T09:00:00+08:00",
    hits: 1538,
    thumbnail: "margin-and-markup.svg",
    texts: {
      "zh-CN": {
        title: "毛利率和加价率，不是一回事",
        summary: "进价80卖100，毛利率是20%，加价率是25%。",
        body: `同一件货，两个人算出两个数，多半是分母不同。

- **毛利率**＝（售价−进价）÷售价＝20÷100＝20%
- **加价率**＝（售价−进价）÷进价＝20÷80＝25%

想要20%的毛利率，售价不是进价×1.2，而是进价÷0.8。80元的货，前者卖96元，后者卖100元，一件差4元。

打折时更要看毛利率：100元打9折卖90元，毛利率从20%变成10÷90≈11.1%，几乎少了一半。`,
      },
      "zh-TW": {
        title: "毛利率與加成率，不是同一回事",
        summary: "進價80賣100，毛利率是20%，加成率是25%。",
        body: `同一件商品，兩個人算出兩個數字，多半是分母不同。

- **毛利率**＝（售價−進價）÷售價＝20÷100＝20%
- **加成率**＝（售價−進價）÷進價＝20÷80＝25%

想要20%的毛利率，售價不是進價×1.2，而是進價÷0.8。80元的商品，前者賣96元，後者賣100元，一件差4元。

打折時更要看毛利率：100元打9折賣90元，毛利率從20%變成10÷90≈11.1%，幾乎少了一半。`,
      },
      "en-US": {
        title: "Margin and markup are not the same",
        summary: "Bought for 80 and sold for 100: the margin is 20%, the markup 25%.",
        body: `Two people, one item, two results: usually they divided by different things.

- **Margin** = (price − cost) ÷ price = 20 ÷ 100 = 20%
- **Markup** = (price − cost) ÷ cost = 20 ÷ 80 = 25%

For a 20% margin, do not multiply cost by 1.2 but divide it by 0.8. At a cost of 80 that is 100 instead of 96, 4 more on every piece.

Discounts make it clearer. Take 10% off 100 and the margin falls from 20% to 10 ÷ 90 ≈ 11.1%, almost half.`,
      },
    },
  },
  {
    id: 43,
    category: "industry-news",
    createdAt: "2025-09-18T09:00:00+08:00",
    hits: 417,
    texts: {
      "zh-CN": {
        title: "小仓库的货位，三个数字就够",
        summary: "排、架、层，写在货架上，也写在货品里。",
        body: `不到两百平的仓库，不用复杂的货位系统，三个数字就够：第几排、第几架、第几层。2-05-3就是第二排、第五架、第三层。

写法要统一：从门口往里数排，从左往右数架，从下往上数层。架子上贴大字，货品资料里也填上。

拣货单按这三个数字排好，走一趟就能拿齐。新来的人第一天也找得到。`,
      },
      "zh-TW": {
        title: "小倉庫的儲位，三個數字就夠",
        summary: "排、架、層，寫在貨架上，也寫在商品資料裡。",
        body: `六十坪以下的倉庫，不需要複雜的儲位系統，三個數字就夠：第幾排、第幾架、第幾層。2-05-3就是第二排、第五架、第三層。

寫法要一致：從門口往裡數排，從左往右數架，從下往上數層。架上貼大字，商品資料裡也填上。

揀貨單依這三個數字排好，走一趟就能拿齊，新人第一天也找得到。`,
      },
      "en-US": {
        title: "Three numbers are enough for a small warehouse",
        summary: "Row, rack, shelf: on the rack in large type, and in the goods list.",
        body: `Under two hundred square meters you need no clever system. Three numbers do: row, rack, shelf. 2-05-3 is the second row, fifth rack, third shelf.

Agree how to count: rows from the door, racks from the left, shelves from the floor. Put large labels on the racks and the same numbers in the goods list.

Picking lists sorted by these numbers take one walk, and someone on their first day finds everything.`,
      },
    },
  },
  {
    id: 44,
    category: "industry-news",
    createdAt: "2025-07-17T09:00:00+08:00",
    hits: 293,
    texts: {
      "zh-CN": {
        title: "称重的货，怎样少丢秤",
        summary: "水分、皮重、抹零，三处各少一点，一个月就是一筐。",
        body: `水果和干货进100公斤，卖出去常常只有96公斤。差的4公斤去了三个地方：

- **水分**：叶菜一天能丢百分之三到五，进货当天先卖；
- **皮重**：筐和袋没减干净，常用的筐先称好贴上重量；
- **抹零**：每单抹掉几角，一个月也不少，抹掉的记成优惠，别改数量。

每周挑五种称一次，把损耗记成单据。知道丢在哪儿，才改得了。`,
      },
      "zh-TW": {
        title: "秤重商品，怎樣減少耗損",
        summary: "水分、扣重、去零頭，三處各少一點，一個月就是一籃。",
        body: `水果與乾貨進100公斤，賣出去常常只有96公斤。差的4公斤去了三個地方：

- **水分**：葉菜一天能流失百分之三到五，進貨當天先賣；
- **扣重**：籃子與袋子沒扣乾淨，常用的籃子先秤好貼上重量；
- **去零頭**：每單少收幾元，一個月也不少，少收的記成折扣，別改數量。

每週挑五種秤一次，把耗損記成單據。知道少在哪裡，才改得了。`,
      },
      "en-US": {
        title: "Where the weight goes, and how to keep it",
        summary: "Moisture, tare and rounding: a little each, a crate a month.",
        body: `Buy 100 kg of fruit or dried goods and often only 96 kg are sold. The missing 4 kg went three ways:

- **Moisture**: leaf vegetables lose three to five percent a day, so sell them first;
- **Tare**: crates not fully taken off. Weigh the ones you use and write it on them;
- **Rounding**: small change waived on each sale. Enter it as a discount and leave the quantity alone.

Weigh five items once a week and enter the loss. You can only mend what you can see.`,
      },
    },
  },
];
