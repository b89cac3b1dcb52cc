import type { Variant } from "../../src/platform/variant";
import { defineTable } from "../world/define-table";
import { type SampleText, textIn } from "./data/global-texts";
import { sampleUserIds as ids } from "./data/users";

/** A shop of a merchant, as the product knows it. */
export interface ShopRow {
  readonly shopId: number;
  readonly userId: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly address: string;
  /** When it closed; its figures can still be read. Null while open. */
  readonly closedAt: number | null;
}

export const shopTable = defineTable("business.shops", {
  id: (row: ShopRow) => row.shopId,
  indexes: {
    user: {
      key: (row) => row.userId,
      order: (left, right) => Number(right.isMain) - Number(left.isMain) || left.shopId - right.shopId,
    },
  },
  seed: ({ startedAt, variant }) => sampleShops(startedAt, variant),
});

function sampleShops(startedAt: number, variant: Variant): ShopRow[] {
  const shop = (
    shopId: number,
    userId: string,
    name: SampleText,
    isMain: boolean,
    address: SampleText,
  ): ShopRow => ({
    shopId,
    userId,
    name: textIn(variant, name),
    isMain,
    address: textIn(variant, address),
    closedAt: null,
  });
  return [
    shop(301, ids.wholesaler, "永兴日杂批发", true, "义乌市篁园路88号"),
    shop(302, ids.wholesaler, "永兴二店", false, "义乌市城中北路12号"),
    {
      ...shop(303, ids.wholesaler, "永兴门市", false, "义乌市稠州路5号"),
      closedAt: startedAt - 42 * 86_400_000,
    },
    shop(311, ids.payingStandard, "顺发五金", true, "昆明市盘龙区白云路27号"),
    shop(312, ids.payingProfessional, "百盛副食批发", true, "昆明市官渡区关上中路6号"),
    shop(313, ids.payingProfessional, "百盛二仓", false, "昆明市官渡区小板桥3号"),
    shop(321, ids.retailer, "喜乐便利店", true, "杭州市拱墅区莫干山路110号"),
  ];
}
