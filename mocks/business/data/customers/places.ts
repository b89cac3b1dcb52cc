import type { Variant } from "../../../../src/platform/variant";

/** A district or city customers of the sample world live in, with streets of it. */
export interface Place {
  /** As shops in China put it before their name. */
  readonly short: string;
  /** Province, city and district, as addresses begin; city, state and postal code, as they end abroad. */
  readonly full: string;
  readonly streets: readonly string[];
  /** How much of the customers live there, in parts of the sum. */
  readonly weight: number;
}

const place = (short: string, full: string, weight: number, ...streets: string[]): Place => ({
  short,
  full,
  streets,
  weight,
});

/**
 * Where a channel around Kunming has its customers. Written by hand: faker's cities and streets for China do not exist
 * (珠阳市, 袁中心), and the regions of the whole country are too large to be brought along.
 */
const chinaPlaces: readonly Place[] = [
  place("五华", "云南省昆明市五华区", 14, "文林街", "人民西路", "学府路", "龙泉路", "护国路", "普吉路"),
  place("盘龙", "云南省昆明市盘龙区", 13, "白云路", "北京路", "青年路", "穿金路", "小坝路", "金实路"),
  place("官渡", "云南省昆明市官渡区", 15, "关上中路", "关上路", "吴井路", "世纪路", "彩云北路", "螺蛳湾路"),
  place("西山", "云南省昆明市西山区", 11, "滇池路", "人民西路", "春雨路", "西园路", "环城南路"),
  place("呈贡", "云南省昆明市呈贡区", 8, "斗南街", "春融街", "联大街", "古滇路"),
  place("安宁", "云南省昆明市安宁市", 4, "连然街", "中华路", "百花东路"),
  place("嵩明", "云南省昆明市嵩明县", 2, "玉明路", "北街"),
  place("红塔", "云南省玉溪市红塔区", 7, "玉江大道", "聂耳路", "红塔大道", "珊瑚路"),
  place("通海", "云南省玉溪市通海县", 2, "礼乐路", "古城南街"),
  place("麒麟", "云南省曲靖市麒麟区", 7, "麒麟南路", "文昌街", "南宁东路", "翠峰路"),
  place("宣威", "云南省曲靖市宣威市", 3, "振兴街", "建设东路"),
  place("楚雄", "云南省楚雄彝族自治州楚雄市", 4, "鹿城南路", "团结路", "雄宝路"),
  place("大理", "云南省大理白族自治州大理市", 4, "建设路", "人民街", "泰安路"),
  place("蒙自", "云南省红河哈尼族彝族自治州蒙自市", 3, "天马路", "明珠路", "朝阳路"),
  place("个旧", "云南省红河哈尼族彝族自治州个旧市", 2, "金湖西路", "人民路"),
  place("文山", "云南省文山壮族苗族自治州文山市", 1, "普阳路", "开化中路"),
];

/** A city of North America, with two of its area codes: one for each of the large books of customers. */
export interface City extends Place {
  readonly areaCodes: readonly [string, string];
}

const streets =
  "Market Street,Mill Road,Maple Avenue,Water Street,College Street,Park Avenue,Cedar Street,Station Road".split(
    ",",
  );

const city = (short: string, ending: string, weight: number, ...areaCodes: [string, string]): City => ({
  short,
  full: `${short}, ${ending}`,
  weight,
  streets,
  areaCodes,
});

/** Phones of the sample world have eleven digits, beginning with 1: that of North America, not that of Europe or Asia. */
const globalPlaces: readonly City[] = [
  city("Oakland", "CA 94607", 14, "510", "341"),
  city("San Francisco", "CA 94103", 12, "415", "628"),
  city("San Diego", "CA 92101", 9, "619", "858"),
  city("Los Angeles", "CA 90012", 13, "323", "424"),
  city("Portland", "OR 97209", 8, "503", "971"),
  city("Las Vegas", "NV 89101", 5, "702", "725"),
  city("Phoenix", "AZ 85004", 5, "602", "480"),
  city("Dallas", "TX 75201", 6, "469", "972"),
  city("Houston", "TX 77002", 6, "713", "832"),
  city("Chicago", "IL 60607", 6, "312", "773"),
  city("Atlanta", "GA 30303", 3, "404", "770"),
  city("Miami", "FL 33130", 4, "305", "786"),
  city("Boston", "MA 02118", 3, "617", "857"),
  city("Vancouver", "BC V6B 1A1", 8, "604", "778"),
  city("Toronto", "ON M5V 2H1", 7, "416", "647"),
  city("Calgary", "AB T2P 1J9", 3, "403", "587"),
];

/** Where the customers of an edition live. */
export const places = { china: chinaPlaces, global: globalPlaces } as const satisfies Record<
  Variant,
  readonly Place[]
>;
