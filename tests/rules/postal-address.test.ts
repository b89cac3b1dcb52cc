import fc from "fast-check";
import { expect, test } from "vitest";
import { readAddress, writeAddress } from "../../src/rules/postal-address";
import { type RegionNode, regionTree } from "../../src/rules/region";
import { pathTo } from "../../src/shared/region/use-region-tree";

const tree = await regionTree();

function leaves(nodes: readonly RegionNode[]): RegionNode[] {
  return nodes.flatMap((node) => [node, ...leaves(node.children ?? [])]);
}

test("an address is written from the province down, without the rungs that no letter carries", () => {
  const path = pathTo(tree, 110101);
  expect(writeAddress(path, " 东华门大街1号 ")).toBe("北京市东城区东华门大街1号");
});

test("a typed address keeps unknown places in its street", () => {
  expect(readAddress(tree, "义乌市篁园路88号")).toEqual({ code: null, street: "义乌市篁园路88号" });
  expect(readAddress(tree, "")).toEqual({ code: null, street: "" });
});

test("whatever place is chosen, parsing the written address returns the same address", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...leaves(tree)),
      fc.constantFrom("篁园路88号", "", "1号楼", "大街"),
      (node, street) => {
        const address = writeAddress(pathTo(tree, node.id), street);
        const { code, street: rest } = readAddress(tree, address);
        expect(writeAddress(code === null ? [] : pathTo(tree, code), rest)).toBe(address);
      },
    ),
  );
});
