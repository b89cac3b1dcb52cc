// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isEscape, onEscape } from "../../src/platform/keyboard";

test.each([
  ["the modern key", { key: "Escape", keyCode: 27, isComposing: false }, true],
  ["the older name", { key: "Esc", keyCode: 0, isComposing: false }, true],
  ["the code alone", { key: "Unidentified", keyCode: 27, isComposing: false }, true],
  ["escape while an input method composes", { key: "Escape", keyCode: 27, isComposing: true }, false],
  ["escape taken by an input method", { key: "Escape", keyCode: 229, isComposing: false }, false],
  ["another key", { key: "Enter", keyCode: 13, isComposing: false }, false],
])("%s counts as escape: %#", (_, press, isExpected) => {
  expect(isEscape(press)).toBe(isExpected);
});

test("escape anywhere on the page calls the listener until it unsubscribes", () => {
  const pressed: string[] = [];
  const stop = onEscape((event) => pressed.push(event.key));
  press("Escape");
  press("a");
  stop();
  press("Escape");
  expect(pressed).toEqual(["Escape"]);
});

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}
