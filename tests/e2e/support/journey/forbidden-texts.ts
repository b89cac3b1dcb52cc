import type { Page } from "@playwright/test";

/** Watches a page for texts that must not appear. */
export interface TextWatch {
  /** The texts that have appeared since the start or the last `forget`, each with the page's path. */
  readonly shownTexts: () => Promise<readonly string[]>;
  readonly reset: () => void;
}

/**
 * Watches the page's content from now on, also after a reload: a text that is shown for a moment is recorded as well.
 */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<TextWatch> {
  const found = new Set<string>();
  await page.exposeFunction("reportShownText", (text: string) => void found.add(text));
  const listen = (wanted: readonly string[]) => {
    const report: unknown = Reflect.get(window, "reportShownText");
    const read = () => {
      const content = document.querySelector("main");
      if (content === null || typeof report !== "function") return;
      const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        // The labels of a list's tabs do not describe one order.
        if (wanted.includes(text) && !node.parentElement?.closest("nav, option"))
          report(`${location.pathname}: ${text}`);
      }
    };
    new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });
    read();
  };
  await page.addInitScript(listen, texts);
  await page.evaluate(listen, texts);
  return {
    async shownTexts() {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return [...found];
    },
    reset: () => found.clear(),
  };
}
