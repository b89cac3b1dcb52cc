import type { Business, Goods, GoodsKind, Trade } from "./business";
import { isNewYearRush, monthOf } from "./calendar";

/** What a trade asks for at a time of the year. */
export interface Sampler {
  readonly goods: readonly Goods[];
  /** Weights added up, one for each of the goods. */
  readonly sums: readonly number[];
}

const samplers = new WeakMap<readonly Goods[], Map<string, Sampler>>();

/** What a trade asks for in the week that begins at `monday`; worked out once for all weeks of one month. */
export function samplerOf({ goods }: Business, trade: Trade, monday: number): Sampler {
  const month = monthOf(monday);
  const isRush = isNewYearRush(monday);
  const key = `${trade} ${month} ${isRush}`;
  const known = samplers.get(goods) ?? new Map<string, Sampler>();
  samplers.set(goods, known);
  const cached = known.get(key);
  if (cached) return cached;
  let sum = 0;
  const sums = goods.map(({ kind, weight }) => {
    sum += weight * (demandFactors[trade][kind] ?? 1) * seasonOf(kind, month, isRush);
    return sum;
  });
  const sampler = { goods, sums };
  known.set(key, sampler);
  return sampler;
}

/** The goods a draw from 0 to 1 falls on. Throws for a business without goods. */
export function choose({ goods, sums }: Sampler, draw: number): Goods {
  const target = draw * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) <= target) low = middle + 1;
    else high = middle;
  }
  const found = goods[low];
  if (!found) throw new RangeError("A business needs goods to sell.");
  return found;
}

/** How much of each kind a trade asks for beside the others; 1 where nothing is written. */
const demandFactors: Readonly<Record<Trade, Partial<Record<GoodsKind, number>>>> = {
  restaurant: { tableware: 2.4, kitchen: 1.3, cleaning: 1, paper: 1, bath: 0.1, hardware: 0.3, storage: 0.7 },
  canteen: { tableware: 2.6, kitchen: 1.2, cleaning: 1.4, bath: 0.2, hardware: 0.4, storage: 1.4 },
  grocery: {
    tableware: 0.7,
    kitchen: 0.6,
    cleaning: 1.5,
    paper: 1.5,
    bath: 1.4,
    hardware: 1.5,
    storage: 1.3,
  },
  stall: { tableware: 1.4, kitchen: 1, storage: 1.4, hardware: 1.3, bath: 1, cleaning: 0.7 },
  hotel: { tableware: 0.4, kitchen: 0.3, cleaning: 1.6, paper: 2, bath: 3.2, storage: 0.5 },
  office: {
    tableware: 0.5,
    kitchen: 0.2,
    cleaning: 2,
    paper: 2.2,
    hardware: 1.4,
    drinks: 1.4,
    stationery: 2,
  },
  counter: {},
};

/** January first. */
const seasons = {
  summer: [0.05, 0.05, 0.1, 0.4, 1.2, 2, 2.4, 2, 1, 0.3, 0.1, 0.05],
  winter: [1.5, 1, 0.5, 0.2, 0.05, 0.05, 0.05, 0.05, 0.2, 0.8, 1.6, 2],
} as const satisfies Partial<Record<GoodsKind, readonly number[]>>;

function seasonOf(kind: GoodsKind, month: number, isRush: boolean): number {
  if (kind === "festival") return isRush ? 3 : 0.04;
  if (kind === "summer" || kind === "winter") return seasons[kind][month] ?? 1;
  return 1;
}
