import { browserWindow } from "./browser";

/** Copies a text; false where the browser refuses, so that the screen can offer it for copying by hand. */
export async function copyText(text: string): Promise<boolean> {
  const browser = browserWindow();
  if (browser === undefined) return false;
  try {
    await browser.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(browser.document, text);
  }
}

/** Messengers' built-in browsers and plain http have no clipboard, but copy what is selected. */
function copyBySelection(page: Document, text: string): boolean {
  const before = page.activeElement;
  const field = page.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  dialogOrBody(page).append(field);
  field.select();
  try {
    return page.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Beside an open dialog nothing can be selected, though copying then says that it worked. */
function dialogOrBody(page: Document): Element {
  return (
    page.activeElement?.closest("dialog[open]") ??
    [...page.querySelectorAll("dialog[open]")].at(-1) ??
    page.body
  );
}
