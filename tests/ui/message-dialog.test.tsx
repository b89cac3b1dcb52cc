// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { MessageDialog } from "../../src/ui/message-dialog";
import { UiTranslationsProvider, useUiTranslations } from "../../src/ui/ui-translations";

function open(props: Partial<ComponentProps<typeof MessageDialog>> = {}) {
  const handlers = { confirm: vi.fn(), cancel: vi.fn(), close: vi.fn() };
  render(
    <MessageDialog
      isOpen
      onConfirm={handlers.confirm}
      onCancel={handlers.cancel}
      onClose={handlers.close}
      {...props}
    >
      Sure?
    </MessageDialog>,
  );
  return handlers;
}

const press = (init: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole("dialog"), init);

test("title and confirm have default texts, and there is no cancel by default", () => {
  open();
  expect(screen.getByRole("heading", { name: "Tip" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "OK" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("the default texts are in the application's language", () => {
  function Chinese() {
    return (
      <UiTranslationsProvider translations={{ ...useUiTranslations(), tip: "提示", ok: "好" }}>
        <MessageDialog isOpen onConfirm={() => {}} onClose={() => {}} />
      </UiTranslationsProvider>
    );
  }
  render(<Chinese />);
  expect(screen.getByRole("dialog", { name: "提示" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "好" })).toBeTruthy();
});

test("confirm, cancel and the close mark each call only their own handler", () => {
  const handlers = open({ hasCancel: true });
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(handlers.confirm).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(handlers.cancel).toHaveBeenCalledOnce();
  expect(handlers.close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(handlers.close.mock.calls).toEqual([["button"]]);
});

test("the close mark can be left out", () => {
  open({ hasClose: false });
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("a custom footer replaces the buttons and closes as the user", () => {
  const handlers = open({
    footer: (close) => (
      <button type="button" onClick={close}>
        Later
      </button>
    ),
  });
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(handlers.close.mock.calls).toEqual([["user"]]);
  expect(screen.queryByRole("button", { name: "OK" })).toBeNull();
});

test("while confirming is disabled it does nothing", () => {
  const handlers = open({ isConfirmDisabled: true });
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(handlers.confirm).not.toHaveBeenCalled();
});

test("a warning is announced as an alert", () => {
  open({ isWarning: true });
  expect(screen.getByRole("alertdialog", { name: "Tip" })).toBeTruthy();
});

test("a click beside the sheet closes, a click on it does not", () => {
  const handlers = open();
  fireEvent.click(screen.getByText("Sure?"));
  expect(handlers.close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("dialog"));
  expect(handlers.close.mock.calls).toEqual([["modal click"]]);
});

test("a press that began on the sheet and ended beside it does not close", () => {
  const handlers = open();
  fireEvent.pointerDown(screen.getByText("Sure?"));
  fireEvent.click(screen.getByRole("dialog"));
  expect(handlers.close).not.toHaveBeenCalled();
});

test("escape closes by its name and by its code", () => {
  const handlers = open();
  press({ key: "Escape" });
  press({ key: "Unidentified", keyCode: 27 });
  expect(handlers.close.mock.calls).toEqual([["escape"], ["escape"]]);
});

test("escape during an input method's composition does not close", () => {
  const handlers = open();
  press({ key: "Escape", isComposing: true });
  press({ key: "Escape", keyCode: 229 });
  expect(handlers.close).not.toHaveBeenCalled();
});

test("closing by a click beside and by escape can be switched off", () => {
  const handlers = open({ closesOnModalClick: false, closesOnEscape: false });
  fireEvent.click(screen.getByRole("dialog"));
  press({ key: "Escape" });
  expect(handlers.close).not.toHaveBeenCalled();
});

test("while a confirm is pending no button and no key works", () => {
  const handlers = open({ isPending: true, hasCancel: true, busyLabel: "Sending" });
  for (const name of ["Sending", "Cancel", "Close"]) fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.click(screen.getByRole("dialog"));
  press({ key: "Escape" });
  for (const listener of [handlers.confirm, handlers.cancel, handlers.close])
    expect(listener).not.toHaveBeenCalled();
});

test("only the topmost of two dialogs reacts to escape, even when it refuses to close", () => {
  const below = vi.fn();
  const above = vi.fn();
  const both = (closesOnEscape: boolean, isAboveOpen = true) => (
    <>
      <MessageDialog isOpen onConfirm={() => {}} onClose={below} />
      <MessageDialog
        isOpen={isAboveOpen}
        closesOnEscape={closesOnEscape}
        onConfirm={() => {}}
        onClose={above}
      />
    </>
  );
  const { rerender, container } = render(both(true));
  fireEvent.keyDown(container, { key: "Escape" });
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
  rerender(both(false));
  fireEvent.keyDown(container, { key: "Escape" });
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 0]);
  rerender(both(false, false));
  fireEvent.keyDown(container, { key: "Escape" });
  expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 1]);
});

test("a closed dialog holds nothing", () => {
  open({ isOpen: false });
  expect(screen.queryByText("Sure?")).toBeNull();
});
