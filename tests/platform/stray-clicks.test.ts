// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { suppressStraySecondClick } from "../../src/platform/stray-clicks";

let processed: string[];

beforeEach(() => {
  document.body.innerHTML = '<button id="send"><span id="words">Send</span></button><a id="other">Terms</a>';
  // The first press of another kind ends the series of the previous test.
  click("send", 1);
  processed = [];
  for (const id of ["send", "other"])
    document.querySelector(`#${id}`)?.addEventListener("click", () => processed.push(id));
});

function click(id: string, detail: number): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  return document.querySelector(`#${id}`)?.dispatchEvent(event) ?? false;
}

function pressSend(): void {
  const send = document.querySelector("#send");
  if (send) suppressStraySecondClick(send);
}

test("the second half of a double click that hits another element is ignored", () => {
  pressSend();
  expect(click("other", 2)).toBe(false);
  expect(click("other", 3)).toBe(false);
  expect(processed).toEqual([]);
});

test("a second half on the same button is left to the button", () => {
  pressSend();
  expect(click("words", 2)).toBe(true);
  expect(processed).toEqual(["send"]);
});

test("another press and a press by key are processed, and end it", () => {
  pressSend();
  click("other", 0);
  click("other", 1);
  click("other", 2);
  expect(processed).toEqual(["other", "other", "other"]);
});
