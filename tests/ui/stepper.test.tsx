// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { Stepper } from "../../src/ui/stepper";

function Users() {
  const [users, setUsers] = useState(4);
  return <Stepper label="Users" value={users} onChange={setUsers} min={3} max={20} />;
}

beforeEach(() => void render(<Users />));

const box = () => screen.getByRole("spinbutton", { name: "Users" });
const value = () => box().getAttribute("aria-valuenow");
const less = () => screen.getByRole("button", { name: "Less: Users" });
const more = () => screen.getByRole("button", { name: "More: Users" });

test("the keys move by one and rest at the bounds", () => {
  fireEvent.click(less());
  expect(value()).toBe("3");
  expect(less().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(less());
  expect(value()).toBe("3");
  fireEvent.click(more());
  expect(value()).toBe("4");
});

test.each([
  ["ArrowUp", "5"],
  ["ArrowDown", "3"],
  ["PageUp", "14"],
  ["PageDown", "3"],
  ["Home", "3"],
  ["End", "20"],
])("the key %s makes 4 into %s", (key, expected) => {
  fireEvent.keyDown(box(), { key });
  expect(value()).toBe(expected);
});

test.each([
  ["12", "12"],
  ["99", "20"],
  ["0", "3"],
  ["", "4"],
  ["two", "4"],
])("typing %j and leaving gives %s", (typed, expected) => {
  fireEvent.change(box(), { target: { value: typed } });
  expect(value()).toBe("4");
  fireEvent.blur(box());
  expect(value()).toBe(expected);
  expect(screen.getByDisplayValue(expected)).toBe(box());
});
