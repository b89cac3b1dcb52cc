import { readAddress, writeAddress } from "./address.js";
import { setText, textElement, textOf } from "./texts.js";

/* The work list one item at a time, in a bar that stays in view while the page shows the operation. */

/** Opens the list at an item of the address, and whenever it is asked for. Returns what follows a change of filters. */
export function prepareWorkList() {
  const start = document.getElementById("work-through");
  const items = [...document.querySelectorAll("[data-item]")];
  const bar = createBar();
  let at = 0;

  /** Those about an operation that is shown. */
  const shown = () =>
    items.filter((item) =>
      item.dataset.operations.split(" ").some((id) => document.getElementById(id)?.hidden === false),
    );

  function show(index) {
    const list = shown();
    at = Math.max(0, Math.min(index, list.length - 1));
    const item = list[at];
    bar.element.hidden = false;
    bar.previous.disabled = at === 0;
    bar.next.disabled = at >= list.length - 1;
    bar.content.replaceChildren(...(item ? [...item.cloneNode(true).childNodes] : []));
    if (item) setText(bar.position, "work.position", at + 1, list.length);
    else setText(bar.position, "work.empty");
    writeAddress({ item: item?.dataset.item ?? "" });
    const [id] = (item?.dataset.operations ?? "")
      .split(" ")
      .filter((one) => document.getElementById(one)?.hidden === false);
    if (id !== undefined) document.getElementById(id).scrollIntoView();
  }

  function close() {
    bar.element.hidden = true;
    writeAddress({ item: "" });
    start.focus();
  }

  start.addEventListener("click", () => {
    show(0);
    (bar.next.disabled ? bar.close : bar.next).focus({ preventScroll: true });
  });
  bar.previous.addEventListener("click", () => step(-1));
  bar.next.addEventListener("click", () => step(1));
  bar.close.addEventListener("click", close);
  bar.element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(event.key === "ArrowLeft" ? -1 : 1);
  });

  function step(by) {
    show(at + by);
    // A button that has become disabled loses the focus.
    if (bar.next.disabled) bar.previous.focus({ preventScroll: true });
    else if (bar.previous.disabled) bar.next.focus({ preventScroll: true });
  }

  const asked = shown().findIndex((item) => item.dataset.item === readAddress().item);
  if (asked >= 0) show(asked);
  return () => {
    if (!bar.element.hidden) show(at);
  };
}

function createBar() {
  const element = document.createElement("section");
  element.className = "work-bar";
  element.hidden = true;
  element.dataset.label = "work.title";
  element.setAttribute("aria-label", textOf("work.title"));
  const position = document.createElement("p");
  position.setAttribute("role", "status");
  const content = document.createElement("div");
  content.className = "work-item";
  const [previous, next, close] = ["previous", "next", "close"].map((name) => {
    const button = textElement("button", `work.${name}`);
    button.type = "button";
    return button;
  });
  const buttons = document.createElement("p");
  buttons.className = "actions";
  buttons.append(previous, next, close);
  element.append(position, content, buttons);
  document.body.append(element);
  return { element, position, content, previous, next, close };
}
