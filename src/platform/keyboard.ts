import { browserWindow, listen } from "./browser";

/** The fields of a keyboard event that show whether it is Escape. */
export interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
}

/**
 * Whether a key press means escape. Older webviews give only the code 27. While an input method composes,
 * escape belongs to it; there the code is 229.
 */
export function isEscape(press: KeyPress): boolean {
  if (press.isComposing || press.keyCode === 229) return false;
  return press.key === "Escape" || press.key === "Esc" || press.keyCode === 27;
}

/** Calls back on every key pressed anywhere on the page; returns the function that stops it. */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  const browser = browserWindow();
  return listen(browser?.document, "keydown", (event) => {
    if (event instanceof KeyboardEvent) listener(event);
  });
}

/**
 * Calls back when a key is let go, wherever the page can know it: a window that loses the focus meanwhile never learns
 * of it. Returns the function that stops it.
 */
export function onKeyUp(listener: () => void): () => void {
  const browser = browserWindow();
  const ends = [listen(browser?.document, "keyup", listener), listen(browser, "blur", listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls back when escape is pressed anywhere on the page; returns the function that stops it. */
export function onEscape(listener: (event: KeyboardEvent) => void): () => void {
  return onKeyDown((event) => {
    if (isEscape(event)) listener(event);
  });
}
