import type { Page } from "@playwright/test";

/** Watches a page for texts that must not appear. */
export interface Ear {
  /** The texts that have appeared since the start or the last `forget`, each with the page's path. */
  readonly heard: () => Promise<readonly string[]>;
  readonly forget: () => void;
}

/**
 * Watches the page's content from now on, also after a reload: a text that is shown for a moment is recorded as well.
 */
export async function listenFor(page: Page, texts: readonly string[]): Promise<Ear> {
  const heard = new Set<string>();
  await page.exposeFunction("tellHeardWord", (text: string) => void heard.add(text));
  const listen = (wanted: readonly string[]) => {
    const report: unknown = Reflect.get(window, "tellHeardWord");
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
    async heard() {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return [...heard];
    },
    forget: () => heard.clear(),
  };
}
