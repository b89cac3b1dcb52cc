import { expect, test } from "vitest";
import { searchedPhone, storableKeyword } from "../../../src/screens/promoter/customers/searched-phone";

const written = [
  "13908718820",
  "+86 139 0871 8820",
  "0086-139-0871-8820",
  "86 13908718820",
  "１３９０８７１８８２０",
];

test("a whole number is one in every way it is written", () => {
  for (const text of written) expect(searchedPhone(text), text).toBe("13908718820");
});

test("a part of a number, a longer one and a number among words are no whole number", () => {
  for (const text of ["", "1390871", "139087188201", "21390871882", "和顺 13908718820", "139****8820"])
    expect(searchedPhone(text), text).toBeNull();
});

test("no way of writing a whole number is stored, also among words", () => {
  for (const text of written) expect(storableKeyword(text), text).toBe("139 8820");
  expect(storableKeyword("和顺 13908718820")).toBe("和顺 139 8820");
  expect(storableKeyword("139 0871")).toBe("139 0871");
});
