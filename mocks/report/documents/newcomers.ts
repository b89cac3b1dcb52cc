import type { Customer } from "./business";
import type { TradingPattern } from "./trading-pattern";

/** Newcomers have numbers of their own, above all other customers'. */
const firstNewcomer = 10_001;

const surnames = [..."赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章"];
const places = [
  ...[..."东西南北"].map((side) => `城${side}`),
  ...[..."一二三四五"].map((number) => `${number}里`),
];
const trades = ["小吃", "杂货", "便利店", "水果", "五金", "早点", "面馆", "奶茶", "快餐"];

/** The newcomers of a business: each with one or two small orders a week. */
export function newcomersOf({ newcomers }: TradingPattern): Customer[] {
  return Array.from({ length: newcomers }, (_, place) => ({
    id: firstNewcomer + place,
    name: newcomerName(place),
    trade: "grocery",
    shop: 1,
    orders: 1.4,
    size: 0.2,
    terms: place % 9 === 0 ? 7 : 0,
  }));
}

/** What a customer of this number is called, where it is a newcomer's. Different for every one of the first 3 240. */
export function newcomerNameOf(id: number): string | undefined {
  return id >= firstNewcomer ? newcomerName(id - firstNewcomer) : undefined;
}

function newcomerName(place: number): string {
  const surname = surnames[place % surnames.length] ?? "";
  const rest = Math.floor(place / surnames.length);
  const town = places[rest % places.length] ?? "";
  const trade = trades[Math.floor(rest / places.length) % trades.length] ?? "";
  return `${town}${surname}记${trade}`;
}
