const pageParts = "header, main, nav, footer";

/**
 * The button that stands for one of a page that is gone: that of the same name in the same part of the page; null where
 * none or several are.
 */
export function findReplacementButton(removed: HTMLElement): HTMLElement | null {
  const part = removed.closest(pageParts)?.tagName;
  const buttons = [...removed.ownerDocument.querySelectorAll("button")].filter(
    (button) => nameOf(button) === nameOf(removed) && button.closest(pageParts)?.tagName === part,
  );
  return buttons.length === 1 ? (buttons[0] ?? null) : null;
}

function nameOf(button: HTMLElement): string {
  return button.getAttribute("aria-label") ?? button.textContent.trim();
}
