/** What a business is: who sells what to whom. Its documents follow from it, its shops and the world's seed. */
export interface Business {
  readonly salespeople: readonly Salesperson[];
  readonly goods: readonly Goods[];
  /** A customer of two shops is listed twice. */
  readonly customers: readonly Customer[];
  /** Monday first: how much of a week's trade falls on each day. Seven numbers. */
  readonly weekdays: readonly number[];
  /** January first: trade of a month beside an average one. Twelve numbers. */
  readonly months: readonly number[];
  /** Minutes after midnight between which documents are written. */
  readonly hours: { readonly from: number; readonly to: number };
  /** Price over the counter beside the price in the list. */
  readonly counterPrice: number;
}

export interface Salesperson {
  readonly id: number;
  readonly name: string;
  /** Which of the merchant's shops, counted from 1. */
  readonly shop: number;
  /** Part of the documents of the shop, beside the others'. */
  readonly weight: number;
}

export const goodsKinds = [
  "tableware",
  "kitchen",
  "storage",
  "cleaning",
  "paper",
  "bath",
  "hardware",
  "summer",
  "winter",
  "festival",
  "food",
  "drinks",
  "stationery",
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly kind: GoodsKind;
  /** Fen for one unit. */
  readonly price: number;
  readonly cost: number;
  /** Usual quantity of a line in thousandths of the unit. */
  readonly lot: number;
  /** Smallest quantity it is sold in, in thousandths: 1000 for pieces, less for metres and kilograms. */
  readonly step: number;
  /** How often it is asked for, beside the others. */
  readonly weight: number;
}

export interface Customer {
  readonly id: number;
  readonly name: string;
  readonly trade: Trade;
  /** Which of the merchant's shops, counted from 1. */
  readonly shop: number;
  /** Documents of an average week. */
  readonly orders: number;
  /** Quantities beside the usual ones. */
  readonly size: number;
  /** Days from a document to its payment; 0 pays at once. */
  readonly terms: number;
}

/** What a customer does, which decides the kinds of goods asked for. */
export type Trade = "restaurant" | "canteen" | "grocery" | "stall" | "hotel" | "office" | "counter";
