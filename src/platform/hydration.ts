declare global {
  /**
   * The last button pressed before the page was hydrated, or the form without a button that was sent, as stored by what
   * runs before the first paint; null afterwards.
   */
  var earlyPress: HTMLElement | null | undefined;
}

const preparations: (() => void)[] = [];
let isPrepared = false;

/**
 * Has this run right before the page is hydrated. Code that comes later has it run at once: the part of the page that
 * waited for it is not hydrated yet.
 */
export function beforeHydration(prepare: () => void): void {
  if (isPrepared) prepare();
  else preparations.push(prepare);
}

/** Runs what the code of the page's screen has to do before it is hydrated. */
export function prepareHydration(): void {
  isPrepared = true;
  for (const prepare of preparations) prepare();
}

/**
 * Presses the button again that was pressed too early, once React listens, and sends a form that has none. A page that was
 * rendered in place of its shell has a new button for it.
 */
export function repeatEarlyPress(): void {
  const pressed = globalThis.earlyPress;
  globalThis.earlyPress = null;
  if (pressed?.isConnected) {
    // The click hydrates what it meets; to be sent would not.
    pressed.click();
    if (pressed instanceof HTMLFormElement)
      pressed.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  } else if (pressed)
    void import("./replacement-button").then((module) => module.findReplacementButton(pressed)?.click());
}
