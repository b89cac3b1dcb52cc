import type { Goods, GoodsKind } from "../documents/business";
import type { GoodsName, GoodsUnit } from "./global-goods";

/** Name, unit, price and cost in yuan, usual quantity, how often it is asked for, and the smallest quantity if not 1. */
export type GoodsRow = readonly [
  name: GoodsName,
  unit: GoodsUnit,
  price: number,
  cost: number,
  lot: number,
  weight: number,
  step?: number,
];

/** Goods as China's merchants call them. */
export interface ChinaGoods extends Goods {
  readonly name: GoodsName;
  readonly unit: GoodsUnit;
}

/** Goods of one kind, numbered from `firstId` in the order they are written. */
export function goodsOf(kind: GoodsKind, firstId: number, rows: readonly GoodsRow[]): ChinaGoods[] {
  return rows.map(([name, unit, price, cost, lot, weight, step = 1], index) => ({
    id: firstId + index,
    name,
    unit,
    kind,
    price: Math.round(price * 100),
    cost: Math.round(cost * 100),
    lot: Math.round(lot * 1000),
    step: Math.round(step * 1000),
    weight,
  }));
}
