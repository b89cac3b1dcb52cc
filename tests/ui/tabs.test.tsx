// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { Tabs } from "../../src/ui/tabs";

const tabs = [
  { id: "all", label: "All", count: 5 },
  { id: "due", label: "Due", count: 0 },
  { id: "paid", label: "Paid" },
];

function Orders() {
  const [tab, setTab] = useState("all");
  return (
    <Tabs label="Orders" tabs={tabs} value={tab} onChange={setTab}>
      {`panel of ${tab}`}
    </Tabs>
  );
}

beforeEach(() => void render(<Orders />));

const chosen = () => screen.getByRole("tab", { selected: true });
const press = (key: string) => fireEvent.keyDown(chosen(), { key });

test("left and right go round, home and end jump, and the focus follows", () => {
  const path = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => {
    press(key);
    expect(chosen().matches(":focus")).toBe(true);
    return chosen().textContent;
  });
  expect(path).toEqual(["Due 0", "Paid", "All 5", "Paid", "All 5", "Paid"]);
});

test("other keys are ignored", () => {
  expect(press("a")).toBe(true);
  expect(chosen().textContent).toBe("All 5");
});

test("only the chosen tab is in the tab order", () => {
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("the panel is named by its tab", () => {
  fireEvent.click(screen.getByRole("tab", { name: "Paid" }));
  expect(screen.getByRole("tabpanel", { name: "Paid" }).textContent).toBe("panel of paid");
});
