import type { Variant } from "../../../../src/platform/variant";

/** What shops of one industry call themselves. */
export interface Trade {
  /** Code of the industry. */
  readonly industry: string;
  readonly names: Readonly<Record<Variant, readonly string[]>>;
  /** How many of the customers trade in it, in parts of the sum. */
  readonly weight: number;
}

const trade = (industry: string, weight: number, china: string, global: string): Trade => ({
  industry,
  names: { china: china.split(","), global: global.split(",") },
  weight,
});

/** Trades of the sample customers, most of them small wholesalers and shops. */
export const trades: readonly Trade[] = [
  trade(
    "daily-goods",
    12,
    "日杂批发,百货,日用品商行,百货经营部",
    "Household Goods,General Store,Home Supplies,Housewares",
  ),
  trade("clothing-shoes", 7, "服饰,鞋业,童装,鞋帽批发", "Apparel,Shoes,Kids Wear,Hats"),
  trade("hardware", 10, "五金,五金建材,五金机电,建材批发", "Hardware,Building Supply,Tools,Builders"),
  trade("food-grain-oil", 9, "粮油,米行,粮油批发,副食", "Grains,Rice Mill,Oil Mill,Groceries"),
  trade("drinks", 7, "酒水,饮料批发,酒业,烟酒行", "Wines,Beverages,Liquors,Bottle Shop"),
  trade("mother-baby", 4, "母婴,孕婴生活馆,奶粉店", "Baby Goods,Maternity,Baby Food"),
  trade("stationery-toys", 4, "文具,文化用品,玩具批发", "Stationery,Office Supplies,Toys"),
  trade("auto-parts", 4, "汽配,轮胎,汽车用品", "Auto Parts,Tires,Car Care"),
  trade("beauty", 3, "化妆品,美妆,日化", "Cosmetics,Beauty,Toiletries"),
  trade("fruit-fresh", 6, "水果,果品批发,生鲜,蔬菜配送", "Fruit,Fruit Market,Fresh Food,Produce"),
  trade("phones-digital", 4, "手机,通讯,数码", "Phones,Mobile,Electronics"),
  trade("home-textiles", 2, "家纺,窗帘布艺", "Home Textiles,Fabrics"),
  trade("convenience-store", 6, "便利店,小超市,生活超市", "Convenience,Mini Mart,Corner Store"),
  trade("kitchenware", 2, "厨具,酒店用品", "Kitchenware,Hotel Supplies"),
  trade("catering-supplies", 4, "餐饮用品,火锅食材,调料批发", "Catering,Restaurant Foods,Sauces"),
  trade("snacks", 4, "零食,休闲食品,炒货", "Snacks,Snack Foods,Roasted Nuts"),
  trade("tea", 4, "茶行,茶叶,普洱茶庄", "Tea House,Teas,Tea Traders"),
  trade("frozen-food", 3, "冻品,冷冻食品批发", "Frozen Foods,Cold Store"),
  trade("seasonings", 3, "干货,香料,干菜批发", "Dried Goods,Spices,Pantry"),
  trade("appliances", 2, "电器,家电", "Appliances,Electrics"),
  trade("lighting", 2, "灯饰,照明", "Lamps,Lighting"),
  trade("paint-chemicals", 1, "油漆,涂料", "Paints,Coatings"),
  trade("packaging", 2, "包装,纸箱", "Packaging,Cartons"),
  trade("flowers-garden", 3, "花卉,鲜花批发,园艺", "Flowers,Flower Market,Garden"),
  trade("farm-supplies", 3, "农资,种子化肥", "Farm Supplies,Seeds and Feed"),
  trade("pet-supplies", 1, "宠物用品", "Pet Supplies"),
  trade("catering", 5, "小吃店,餐馆,米线店,饭店", "Snack Bar,Restaurant,Noodle Bar,Diner"),
  trade("other", 2, "商贸,经营部", "Trading,Supply Co."),
];

const chinaPrefixes = [
  ..."永兴 顺发 和顺 福满 兴隆 老街 恒源 鑫源 宏达 金马 碧鸡 翠湖 滇池 南屏 东风 新迎 宝丰 裕民 德胜 广聚".split(
    " ",
  ),
  ..."众合 同心 百顺 万家 家和 利民 友谊 红星 吉祥 如意 天成 志诚 诚信 大通 聚源 盛世 丰收 春城 云岭 彩云".split(
    " ",
  ),
  ..."长青 金碧 东升 阳光 美佳 佳佳 小江 大新 华联 嘉禾 瑞丰 泰和 安康 惠民 乐家 邻里 金沙 兄弟 姐妹 老友".split(
    " ",
  ),
];

const globalPrefixes = [
  ..."Bluegate Cedarfold Clearbrook Copperwell Eastmere Fairstep Fernhollow Foxglade Grayhaven Highfold".split(
    " ",
  ),
  ..."Juniper Kestrel Larkfield Lowmoor Marigold Millrace Northpier Oakmere Pinecrest".split(" "),
  ..."Quayside Redfern Silverbirch Stonegate Thistledown Westmere Willowbank Windrose Wrenfield".split(" "),
];

/** First parts of the names of shops that are not named after their owner. */
export const shopPrefixes: Readonly<Record<Variant, readonly string[]>> = {
  china: chinaPrefixes,
  global: globalPrefixes,
};
