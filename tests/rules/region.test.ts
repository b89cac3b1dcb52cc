import fc from "fast-check";
import { expect, test } from "vitest";
import { type RegionNode, regionChildren, regionPath, regionRoot, regionTree } from "../../src/rules/region";

const tree = await regionTree();
const all = flatten(tree);

function flatten(nodes: readonly RegionNode[]): RegionNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

test("the root holds 34 provinces, Hong Kong, Macau and Taiwan among them", async () => {
  const provinces = await regionChildren(regionRoot);
  expect(provinces).toHaveLength(34);
  expect(provinces.map((province) => province.id)).toEqual(expect.arrayContaining([710000, 810000, 820000]));
});

test("a province lists its cities, a city its districts, some cities their townships", async () => {
  expect((await regionChildren(440000)).map((city) => city.name)).toContain("广州市");
  expect((await regionChildren(440100)).map((district) => district.name)).toContain("天河区");
  expect((await regionChildren(441900)).map((township) => township.name)).toContain("虎门镇");
});

test("the way to a district leads through its province and city", async () => {
  expect((await regionPath(440106)).map((node) => node.name)).toEqual(["广东省", "广州市", "天河区"]);
});

test("the districts of Taichung have codes of their own", async () => {
  expect((await regionPath(710401)).map((node) => node.name)).toEqual(["台湾省", "台中市", "中区"]);
  expect((await regionPath(710301)).map((node) => node.name)).toEqual(["台湾省", "基隆市", "仁爱区"]);
});

test("an unknown code has neither children nor a way", async () => {
  expect(await regionChildren(1)).toEqual([]);
  expect(await regionPath(1)).toEqual([]);
  expect(await regionPath(regionRoot)).toEqual([]);
});

test("ids are whole numbers and unique, names are not empty, and no list of children is", () => {
  expect(new Set(all.map((node) => node.id)).size).toBe(all.length);
  for (const node of all) {
    expect(Number.isSafeInteger(node.id)).toBe(true);
    expect(node.name).not.toBe("");
    expect(node.children).not.toEqual([]);
  }
});

test("the way to any place ends there, and each step is a child of the one before", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), async (node) => {
      const path = await regionPath(node.id);
      expect(path.at(-1)).toEqual(node);
      let above = regionRoot;
      for (const step of path) {
        expect((await regionChildren(above)).map(({ id }) => id)).toContain(step.id);
        above = step.id;
      }
    }),
  );
});
