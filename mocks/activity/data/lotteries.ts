import type { LocalizedText } from "../../business/refusals";
import type { ChanceSource, PrizeRow } from "../rows";
import { localized } from "./page-source";

/** How many chances a day a source gives at most; a lottery has the sources that stand here. */
export type ChanceLimits = Readonly<Partial<Record<ChanceSource, number>>>;

export interface SampleLottery {
  readonly name: LocalizedText;
  readonly limits: ChanceLimits;
}

/** The lotteries by the alias of their activity. */
export const lotteries: Readonly<Record<string, SampleLottery>> = {
  "year-end-2026": {
    name: localized("年底盘点抽奖", "年底盤點抽獎", "Year-end draw"),
    limits: { daily: 1, share: 1, order: 5, register: 1 },
  },
  spring: {
    name: localized("开春抽奖", "開春抽獎", "Spring draw"),
    limits: { daily: 1, share: 1 },
  },
  "new-year": {
    name: localized("新年抽奖", "新年抽獎", "New Year draw"),
    limits: { daily: 1, share: 1, order: 3 },
  },
};

/** The prizes in their places on the wheel. */
export const samplePrizes: readonly PrizeRow[] = [
  prize(1, "year-end-2026", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 700_000),
  prize(2, "year-end-2026", 2, localized("满3000减100", "滿3000減100", "¥100 off ¥3,000 or more"), 200_000, {
    kind: "coupon",
    image: "/samples/activity/coupon.svg",
    worthFen: 10_000,
    configId: 81,
  }),
  prize(3, "year-end-2026", 3, localized("多用7天", "多用7天", "7 more days"), 90_000, {
    kind: "serviceDays",
    image: "/samples/activity/days.svg",
    serviceDays: 7,
  }),
  prize(4, "year-end-2026", 4, localized("8.80元红包", "8.80元紅包", "Red packet of ¥8.80"), 9_000, {
    kind: "redPacket",
    image: "/samples/activity/red-packet.svg",
    worthFen: 880,
    stockLeft: 36,
  }),
  prize(5, "year-end-2026", 5, localized("标签打印机", "標籤印表機", "Label printer"), 1_000, {
    kind: "goods",
    image: "/samples/activity/printer.svg",
    worthFen: 39_900,
    stockLeft: 2,
  }),
  prize(11, "spring", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 900_000),
  prize(12, "spring", 2, localized("多用3天", "多用3天", "3 more days"), 100_000, {
    kind: "serviceDays",
    image: "/samples/activity/days.svg",
    serviceDays: 3,
  }),
  prize(21, "new-year", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 800_000),
  prize(22, "new-year", 2, localized("满2000减120", "滿2000減120", "¥120 off ¥2,000 or more"), 150_000, {
    kind: "coupon",
    image: "/samples/activity/coupon.svg",
    worthFen: 12_000,
    configId: 91,
  }),
  prize(23, "new-year", 3, localized("多用5天", "多用5天", "5 more days"), 50_000, {
    kind: "serviceDays",
    image: "/samples/activity/days.svg",
    serviceDays: 5,
  }),
];

function prize(
  id: number,
  alias: string,
  index: number,
  name: LocalizedText,
  millionths: number,
  facts: Partial<PrizeRow> = {},
): PrizeRow {
  const nothing = { kind: "nothing", image: null, worthFen: null, serviceDays: null } as const;
  return { id, alias, place: index, name, millionths, ...nothing, configId: null, stockLeft: null, ...facts };
}
