// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "../../src/ui/button";

function inForm(button: React.ReactNode) {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(<form onSubmit={submit}>{button}</form>);
  fireEvent.click(screen.getByRole("button"));
  return submit;
}

test("a disabled button with a reason shows the reason, stays reachable and does nothing", () => {
  const press = vi.fn();
  const submit = inForm(
    <Button type="submit" reason="From 100 yuan" onClick={press}>
      Withdraw
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Withdraw" });
  const reason = screen.getByText("From 100 yuan");
  expect(button.getAttribute("aria-describedby")).toBe(reason.id);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.focus();
  expect(button.matches(":focus")).toBe(true);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("a button keeps the focus where a reason comes, and where it goes again", () => {
  const { rerender } = render(<Button reason={null}>Draw</Button>);
  const button = screen.getByRole("button", { name: "Draw" });
  button.focus();
  expect(button.hasAttribute("aria-disabled")).toBe(false);
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  rerender(<Button reason="No draws left">Draw</Button>);
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  rerender(<Button reason={null}>Draw</Button>);
  expect(document.activeElement).toBe(button);
});

test("a busy button shows its verb and cannot be pressed twice", () => {
  const submit = inForm(
    <Button type="submit" isBusy busyLabel="Sending">
      Send
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Sending" }).getAttribute("aria-busy")).toBe("true");
  expect(submit).not.toHaveBeenCalled();
});

test("the busy verb is already there, unheard, so that the width is kept", () => {
  render(<Button busyLabel="Sending">Send</Button>);
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  expect(screen.getByText("Sending").getAttribute("aria-hidden")).toBe("true");
});

test("a button does not submit by default", () => {
  expect(inForm(<Button>Help</Button>)).not.toHaveBeenCalled();
});

test("with an address it is a link that the router may render", () => {
  render(
    <>
      <Button href="/price.html">Price</Button>
      <Button render={(linkProps) => <a href="/drawn" data-router {...linkProps} />}>Help</Button>
    </>,
  );
  expect(screen.getByRole("link", { name: "Price" }).getAttribute("href")).toBe("/price.html");
  expect(screen.getByRole("link", { name: "Help" }).hasAttribute("data-router")).toBe(true);
});

test("a link that is off with a reason leads nowhere", () => {
  render(
    <Button href="/pay" reason="Sold out">
      Pay
    </Button>,
  );
  expect(screen.queryByRole("link")).toBeNull();
});
