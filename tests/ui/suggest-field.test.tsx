// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SuggestField } from "../../src/ui/suggest-field";

const pick = vi.fn();
const submit = vi.fn();
const names = ["Harbour", "Harvest"].map((name) => ({ id: name, content: name }));

function Find() {
  const [search, setSearch] = useState("");
  return (
    <SuggestField
      label="Find"
      value={search}
      onChange={setSearch}
      suggestions={names}
      onPick={pick}
      onSubmit={submit}
    />
  );
}

beforeEach(() => {
  pick.mockReset();
  submit.mockReset();
  render(<Find />);
  fireEvent.change(box(), { target: { value: "har" } });
});

const box = () => screen.getByRole("combobox", { name: "Find" });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const marked = () => screen.queryByRole("option", { selected: true })?.textContent;
const isOpen = () => box().getAttribute("aria-expanded") === "true";

test("writing opens the list, arrow keys mark and enter takes", () => {
  expect(isOpen()).toBe(true);
  expect(marked()).toBeUndefined();
  press("ArrowDown");
  expect(marked()).toBe("Harbour");
  press("ArrowUp");
  press("ArrowUp");
  expect(marked()).toBe("Harvest");
  expect(box().getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
  press("Enter");
  expect(pick.mock.calls).toEqual([["Harvest"]]);
  expect(isOpen()).toBe(false);
});

test("enter without a mark searches for what was written", () => {
  press("Enter");
  expect(submit).toHaveBeenCalledOnce();
  expect(pick).not.toHaveBeenCalled();
});

test("escape closes the list and keeps what was written", () => {
  press("Escape");
  expect(isOpen()).toBe(false);
  expect(screen.getByDisplayValue("har")).toBe(box());
});

test("a press on a suggestion takes it", () => {
  fireEvent.click(screen.getByText("Harbour"));
  expect(pick.mock.calls).toEqual([["Harbour"]]);
});

test("the mark in the box clears it", () => {
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByDisplayValue("")).toBe(box());
});
