declare global {
  /** The last button pressed before the page was hydrated, kept by what runs before the first paint; null afterwards. */
  var earlyPress: HTMLElement | null | undefined;
}

const preparations: (() => void)[] = [];

/** Has this run right before the page is hydrated; what comes with a later page is never run. */
export function beforeHydration(prepare: () => void): void {
  preparations.push(prepare);
}

/** Runs what the code of the page's screen has to do before it is hydrated. */
export function prepareHydration(): void {
  for (const prepare of preparations) prepare();
}

/**
 * Presses the button again that was pressed too early, once React listens. A page that was rendered in place of its shell
 * has a new one: that of the same name in the same part of the page.
 */
export function repeatEarlyPress(): void {
  const pressed = globalThis.earlyPress;
  globalThis.earlyPress = null;
  if (!pressed) return;
  const button = pressed.isConnected ? pressed : sameButton(pressed);
  button?.click();
}

const pageParts = "header, main, nav, footer";

/** The button that stands for one of a page that is gone; null where none or several do. */
function sameButton(gone: HTMLElement): HTMLElement | null {
  const part = gone.closest(pageParts)?.tagName;
  const buttons = [...gone.ownerDocument.querySelectorAll("button")].filter(
    (button) => nameOf(button) === nameOf(gone) && button.closest(pageParts)?.tagName === part,
  );
  return buttons.length === 1 ? (buttons[0] ?? null) : null;
}

function nameOf(button: HTMLElement): string {
  return button.getAttribute("aria-label") ?? button.textContent.trim();
}
