import type { Goods, GoodsKind } from "../documents/business";

/** Name, unit, price and cost in yuan, usual quantity, how often it is asked for, and the smallest quantity if not 1. */
export type GoodsRow = readonly [
  name: string,
  unit: string,
  price: number,
  cost: number,
  lot: number,
  weight: number,
  step?: number,
];

/** Goods of one kind, numbered from `firstId` in the order they are written. */
export function goodsOf(kind: GoodsKind, firstId: number, rows: readonly GoodsRow[]): Goods[] {
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
