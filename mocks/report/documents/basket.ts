import type { Random } from "../../world/random";
import type { Customer, Goods, Trade } from "./business";
import { choose, type Sampler } from "./demand";
import type { SalesLine } from "./document";

/** The goods and prices that a week's purchases are made of. */
export interface Market {
  readonly sampler: Sampler;
  readonly counterPrice: number;
  /** Number of the week, for prices that change with it. */
  readonly week: number;
}

/** The goods of one purchase, each once. */
export function fillBasket(market: Market, customer: Customer, random: Random): SalesLine[] {
  const lineCount = lineCountOf(customer.trade, random.next());
  const lines: SalesLine[] = [];
  for (let tries = 0; tries < lineCount; tries++) {
    const goods = choose(market.sampler, random.next());
    if (!lines.some(({ goodsId }) => goodsId === goods.id))
      lines.push(lineOf(market, customer, goods, random));
  }
  return withoutSmallChange(lines);
}

function lineCountOf(trade: Trade, draw: number): number {
  if (trade === "counter") return draw < 0.6 ? 1 : draw < 0.9 ? 2 : 3;
  return draw < 0.28 ? 1 : draw < 0.58 ? 2 : draw < 0.8 ? 3 : draw < 0.93 ? 4 : 6;
}

const amounts = [0.5, 0.75, 1, 1, 1, 1.5, 2] as const;

function lineOf(market: Market, customer: Customer, goods: Goods, random: Random): SalesLine {
  const rawQuantity = (goods.lot * customer.size * random.pick(amounts)) / 1000;
  const quantity = goods.step < 1000 ? toStep(rawQuantity, goods.step) : roundPieces(rawQuantity) * 1000;
  const price = roundPrice(goods.price * priceLevel(market, customer) * clearance(goods, market.week));
  // The moving average follows what suppliers ask: a few per cent up and down over the seasons.
  const cost = goods.cost * (1 + 0.025 * Math.sin(market.week / 7 + goods.id));
  return {
    goodsId: goods.id,
    quantity,
    sales: Math.round((price * quantity) / 1000),
    cost: Math.round((cost * quantity) / 1000),
    returnedAt: null,
  };
}

/** Whole pieces, and round numbers of many. */
function roundPieces(pieces: number): number {
  const step = pieces >= 40 ? 10 : pieces >= 12 ? 2 : 1;
  return Math.max(step, Math.round(pieces / step) * step);
}

function toStep(rawQuantity: number, step: number): number {
  return Math.max(step, Math.round((rawQuantity * 1000) / step) * step);
}

function priceLevel(market: Market, customer: Customer): number {
  if (customer.trade === "counter") return market.counterPrice;
  return customer.orders >= 10 ? 0.97 : 1;
}

/** Every week one or two of the goods are sold off below cost. */
function clearance(goods: Goods, week: number): number {
  return (goods.id * 7 + week) % 97 === 0 ? 0.7 : 1;
}

function roundPrice(fen: number): number {
  return fen >= 500 ? Math.round(fen / 10) * 10 : Math.round(fen);
}

/** Takes off what exceeds half yuan from the most expensive line, as shops round larger sums. */
function withoutSmallChange(lines: SalesLine[]): SalesLine[] {
  const total = lines.reduce((sum, { sales }) => sum + sales, 0);
  const change = total % 50;
  if (total < 2000 || change === 0) return lines;
  const dearest = lines.reduce((left, right) => (right.sales > left.sales ? right : left));
  return lines.map((line) => (line === dearest ? { ...line, sales: line.sales - change } : line));
}
