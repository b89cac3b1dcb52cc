// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Menu } from "../../src/ui/menu";
import { MenuItem } from "../../src/ui/menu-item";

const select = vi.fn();

beforeEach(() => {
  render(
    <>
      <Menu trigger="Sort">
        <MenuItem onSelect={select}>By date</MenuItem>
        <MenuItem href="#amount">By amount</MenuItem>
      </Menu>
      <p>elsewhere</p>
    </>,
  );
});
afterEach(() => {
  cleanup();
  select.mockReset();
});

const trigger = () => screen.getByText("Sort");
const isOpen = () => trigger().closest("details")?.open === true;
const focused = () => screen.getByText((_, element) => element?.matches(":focus") === true).textContent;
const open = () => fireEvent.keyDown(trigger(), { key: "ArrowDown" });

test("arrow keys open it and go round its items", () => {
  open();
  expect(isOpen()).toBe(true);
  expect(focused()).toBe("By date");
  fireEvent.keyDown(screen.getByText("By date"), { key: "ArrowDown" });
  expect(focused()).toBe("By amount");
  fireEvent.keyDown(screen.getByText("By amount"), { key: "ArrowDown" });
  expect(focused()).toBe("By date");
  fireEvent.keyDown(screen.getByText("By date"), { key: "End" });
  expect(focused()).toBe("By amount");
});

test("escape closes it and restores the focus, and does not reach a dialog behind it", () => {
  const behind = vi.fn();
  trigger().ownerDocument.addEventListener("keydown", behind, { once: true });
  open();
  behind.mockReset();
  fireEvent.keyDown(screen.getByText("By date"), { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(focused()).toBe("Sort");
  expect(behind).not.toHaveBeenCalled();
});

test("a choice closes it and calls the handler once", () => {
  open();
  fireEvent.click(screen.getByRole("menuitem", { name: "By date" }));
  expect(isOpen()).toBe(false);
  expect(select).toHaveBeenCalledOnce();
});

test("a press elsewhere closes it", () => {
  open();
  fireEvent.pointerDown(screen.getByText("elsewhere"));
  expect(isOpen()).toBe(false);
});
