import type { Variant } from "../../../src/platform/variant";
import { createRandom } from "../../world/random";
import type { Business } from "../documents/business";
import { cornerShopGoods } from "./corner-shop-goods";
import { customersOf } from "./customer-row";
import { foodGoods } from "./food-goods";
import { globalNames } from "./global-customers";
import { goodsNameIn, unitIn } from "./global-goods";
import { hardwareGoods } from "./hardware-goods";
import { householdGoods } from "./household-goods";
import { kitchenGoods } from "./kitchen-goods";
import { wholesaleCustomers } from "./wholesale-customers";

const wholesaleYear = {
  weekdays: [1, 0.97, 1.1, 1.04, 1.36, 1.7, 0.83],
  months: [1.2, 0.9, 1, 0.96, 1, 0.96, 0.92, 1.02, 1.08, 1, 1.02, 1.12],
  hours: { from: 7.5 * 60, to: 18.5 * 60 },
  counterPrice: 1.15,
} as const;

/** Kinds of business a merchant can run, as they are in China. */
export const businesses = {
  dailyGoods: {
    ...wholesaleYear,
    salespeople: [
      { id: 1, name: "林老板", shop: 1, weight: 24 },
      { id: 11, name: "陈小燕", shop: 1, weight: 43 },
      { id: 12, name: "吴建国", shop: 1, weight: 33 },
      { id: 14, name: "周小梅", shop: 2, weight: 1 },
      { id: 15, name: "方敏", shop: 3, weight: 1 },
    ],
    goods: [...kitchenGoods, ...householdGoods],
    customers: wholesaleCustomers,
  },
  food: {
    ...wholesaleYear,
    salespeople: [
      { id: 1, name: "罗百盛", shop: 1, weight: 30 },
      { id: 5, name: "段丽", shop: 1, weight: 70 },
      { id: 6, name: "老普", shop: 2, weight: 1 },
    ],
    goods: foodGoods,
    customers: customersOf([
      [600, "零售散客", "counter", 12, 0.2, 0],
      [601, "翠湖宾馆餐厅", "canteen", 5, 1.2, 20],
      [603, "傣家园", "restaurant", 6, 0.8, 7],
      [605, "老昆明米线", "restaurant", 9, 0.7, 0],
      [607, "云大二食堂", "canteen", 4, 2, 30],
      [609, "惠民超市", "grocery", 5, 1.5, 15],
      [611, "小板桥粮油", "grocery", 6, 1.2, 0],
      [613, "过桥人家", "restaurant", 5, 0.8, 7, 2],
      [615, "关上副食店", "grocery", 7, 0.8, 0, 2],
      [617, "官渡烧烤城", "restaurant", 4, 1.1, 15, 2],
      [619, "邻家便利", "grocery", 6, 0.6, 0],
    ]),
  },
  hardware: {
    ...wholesaleYear,
    counterPrice: 1,
    salespeople: [{ id: 1, name: "杨顺发", shop: 1, weight: 1 }],
    goods: hardwareGoods,
    customers: customersOf([
      [700, "零售散客", "counter", 52, 0.4, 0],
      [701, "老李装修队", "office", 6, 1.3, 15],
      [703, "金马物业", "office", 3, 1, 30],
      [705, "宏图装饰", "office", 4, 1.6, 20],
      [707, "小马水电", "office", 7, 0.8, 0],
      [709, "白云小学后勤", "office", 1, 1.2, 30],
    ]),
  },
  cornerShop: {
    salespeople: [
      { id: 1, name: "徐喜乐", shop: 1, weight: 40 },
      { id: 3, name: "小许", shop: 1, weight: 60 },
    ],
    goods: cornerShopGoods,
    customers: customersOf([
      [500, "零售散客", "counter", 240, 1, 0],
      [501, "五号楼王老师", "counter", 4, 1.2, 0],
      [502, "篮球队", "office", 1, 6, 0],
      [503, "门卫老张", "counter", 5, 0.8, 0],
      [504, "居委会", "office", 1.5, 3, 30],
      [505, "打印店", "office", 2, 3, 7],
      [506, "赵阿姨", "counter", 5, 1, 0],
      [507, "快递点小李", "counter", 6, 1, 0],
    ]),
    weekdays: [1, 1, 1.02, 1, 1.15, 1.25, 1.1],
    months: [0.95, 0.8, 1, 1, 1.05, 1.05, 1.1, 1.1, 1, 1, 0.95, 0.95],
    hours: { from: 7 * 60, to: 22 * 60 },
    counterPrice: 1,
  },
} as const satisfies Record<string, Business>;

export type BusinessName = keyof typeof businesses;

/** A business as an edition's merchants run it: the same goods, under the names they have there, and people of its own. */
export function businessIn(variant: Variant, name: BusinessName): Business {
  if (variant === "china") return businesses[name];
  const known = globalBusinesses.get(name);
  if (known) return known;
  const business = businesses[name];
  const made: Business = {
    ...business,
    ...globalNames(business, createRandom(1, `names of ${name}`)),
    goods: business.goods.map((goods) => ({
      ...goods,
      name: goodsNameIn(variant, goods.name),
      unit: unitIn(variant, goods.unit),
    })),
  };
  globalBusinesses.set(name, made);
  return made;
}

/** Made once: they are the same in every world. */
const globalBusinesses = new Map<BusinessName, Business>();
