import fc from "fast-check";
import { expect, test } from "vitest";
import { findMatchedText } from "../../src/rules/matched-text";
import { normaliseSearchText } from "../../src/rules/search-text";

test("the piece that was found is marked as the text spells it, across scripts, case and width", () => {
  expect(findMatchedText("用Excel導入期初庫存", "期初库存")).toBe("期初庫存");
  expect(findMatchedText("用Excel导入期初库存", "EXCEL")).toBe("Excel");
  expect(findMatchedText("Import opening stock", "opening  stock")).toBe("opening stock");
  expect(findMatchedText("打印机没反应", "ＡＢＣ 没反应")).toBe("没反应");
});

test("what the server named wins where it is longer, and nothing found marks nothing", () => {
  expect(findMatchedText("期初应收与应付", "期初", ["期初应收"])).toBe("期初应收");
  expect(findMatchedText("改价", "退货")).toBe("");
  expect(findMatchedText("改价", "")).toBe("");
});

test("a marked piece is always a part of the text that reads like a part of the search", () => {
  const text = fc.string({ unit: fc.constantFrom(..."库庫存 aAＡ1￼後后"), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (written, searched) => {
      const piece = findMatchedText(written, searched);
      expect(written).toContain(piece);
      expect(normaliseSearchText(searched)).toContain(normaliseSearchText(piece));
      if (
        normaliseSearchText(searched) !== "" &&
        normaliseSearchText(written).includes(normaliseSearchText(searched))
      )
        expect(normaliseSearchText(piece)).toBe(normaliseSearchText(searched));
    }),
  );
});
