import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Showcase } from "../../src/ui/showcase";

const page = renderToString(<Showcase />);

test("every piece renders on a server", () => {
  for (const text of ["去付款", "公司名称", "361.20", "还没有订单", "3,268.40", "没取到订单"]) {
    expect(page).toContain(text);
  }
});

test("no piece writes an inline style, which the content security policy forbids", () => {
  expect(page).not.toMatch(/<[^>]+\sstyle=/);
});

test("every control has a name or a label", () => {
  const unnamed = [...page.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].filter(
    ([button, inside = ""]) => !/aria-label=/.test(button) && inside.replace(/<[^>]*>/g, "").trim() === "",
  );
  expect(unnamed).toEqual([]);
});
