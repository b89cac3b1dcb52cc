import type { Variant } from "../../../src/platform/variant";
import { type CouponSum, couponSum } from "../../business/data/coupon-sum";
import { amountInText } from "../../business/money";
import type { LocalizedText } from "../../business/refusals";
import type { ChanceSource, PrizeRow } from "../rows";
import { reductionName } from "./offers";
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

/** The prizes of an edition in their places on the wheel, worth what they are in its currency. */
export function samplePrizes(variant: Variant): readonly PrizeRow[] {
  const sum = (yuan: number): CouponSum => couponSum(variant, yuan);
  const packetFen = variant === "china" ? 880 : 150;
  return [
    prize(1, "year-end-2026", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 700_000),
    prize(2, "year-end-2026", 2, reductionName(sum(3_000), sum(100)), 200_000, {
      kind: "coupon",
      image: "/samples/activity/coupon.svg",
      worthFen: sum(100).fen,
      configId: 81,
    }),
    prize(3, "year-end-2026", 3, localized("多用7天", "多用7天", "7 more days"), 90_000, {
      kind: "serviceDays",
      image: "/samples/activity/days.svg",
      serviceDays: 7,
    }),
    prize(4, "year-end-2026", 4, packetName(packetFen, variant), 9_000, {
      kind: "redPacket",
      image: "/samples/activity/red-packet.svg",
      worthFen: packetFen,
      stockLeft: 36,
    }),
    prize(5, "year-end-2026", 5, localized("标签打印机", "標籤印表機", "Label printer"), 1_000, {
      kind: "goods",
      image: "/samples/activity/printer.svg",
      worthFen: sum(399).fen,
      stockLeft: 2,
    }),
    prize(11, "spring", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 900_000),
    prize(12, "spring", 2, localized("多用3天", "多用3天", "3 more days"), 100_000, {
      kind: "serviceDays",
      image: "/samples/activity/days.svg",
      serviceDays: 3,
    }),
    prize(21, "new-year", 1, localized("谢谢参与", "謝謝參與", "Nothing this time"), 800_000),
    prize(22, "new-year", 2, reductionName(sum(2_000), sum(120)), 150_000, {
      kind: "coupon",
      image: "/samples/activity/coupon.svg",
      worthFen: sum(120).fen,
      configId: 91,
    }),
    prize(23, "new-year", 3, localized("多用5天", "多用5天", "5 more days"), 50_000, {
      kind: "serviceDays",
      image: "/samples/activity/days.svg",
      serviceDays: 5,
    }),
  ];
}

function packetName(fen: number, variant: Variant): LocalizedText {
  return localized(
    `${amountInText(fen, variant, "zh-CN")}红包`,
    `${amountInText(fen, variant, "zh-TW")}紅包`,
    `Red packet of ${amountInText(fen, variant, "en-US")}`,
  );
}

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
