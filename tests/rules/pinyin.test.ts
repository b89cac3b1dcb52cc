import { expect, test } from "vitest";
import { pinyinRanks, pinyinSpellings, pinyinSyllable } from "../../src/rules/pinyin";

test.each([
  ["a", "阿安奥爱"],
  ["b", "八白本比宝"],
  ["c", "城陈楚词崔"],
  ["d", "大德丁东杜"],
  ["e", "鹅恩尔"],
  ["f", "发福方芳付"],
  ["g", "高古光郭桂"],
  ["h", "海和黄胡红"],
  ["j", "家金京军酒"],
  ["k", "开康科快"],
  ["l", "林路刘李罗"],
  ["m", "马美明木麦"],
  ["n", "南年牛宁农"],
  ["o", "欧偶"],
  ["p", "朋平普彭"],
  ["q", "庆区全"],
  ["r", "荣如瑞日然"],
  ["s", "三上沙水苏孙"],
  ["t", "他天通唐桃"],
  ["w", "万王吴五文"],
  ["x", "西小新许雪"],
  ["y", "永云于玉义"],
  ["z", "张中周子正"],
])("characters that begin with %s have it as their initial", (initial, characters) => {
  expect([...characters].map((character) => pinyinSyllable(character).charAt(0))).toEqual(
    [...characters].map(() => initial),
  );
});

test("letters, digits and signs have no pinyin", () => {
  expect([..."aZ9-é"].map(pinyinSyllable)).toEqual(["", "", "", "", ""]);
});

test.each([
  ["和顺小吃店", "he shun xiao chi dian"],
  ["文林街便利超市", "wen lin jie bian li chao shi"],
  ["林记五金女装绿城", "lin ji wu jin nv zhuang lv cheng"],
  ["粮油烟酒副食批发", "liang you yan jiu fu shi pi fa"],
  ["龍門貨棧", "long men huo zhan"],
])("%s is read %s", (text, pinyin) => {
  expect([...text].map(pinyinSyllable).join(" ")).toBe(pinyin);
});

test.each([
  ["wenlin", ["WenLin", "WenLiN"]],
  ["wenli", ["WenLi"]],
  ["wenlinj", ["WenLinJ"]],
  ["xian", ["Xian", "XiaN", "XiAn", "XiAN"]],
  ["hardware", []],
  ["", [""]],
])("%j is spelled %j", (text, spellings) => expect(pinyinSpellings(text)).toEqual(spellings));

test("a text of many readings is read in a few of them, at once", () => {
  expect(pinyinSpellings("anananananananananananan").length).toBeLessThanOrEqual(12);
  expect(pinyinSpellings("ananananananananananananananananananananiv")).toEqual([]);
});

test("texts rank by pinyin, equal texts alike", () => {
  const ranks = pinyinRanks(["永兴", "北京", "林记五金", "林记", "北京"]);
  const sorted = [...ranks].sort((a, b) => a[1] - b[1]).map(([text]) => text);
  expect(sorted).toEqual(["北京", "林记", "林记五金", "永兴"]);
});
