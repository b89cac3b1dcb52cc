import type { Page } from "@playwright/test";

/** Listens to what a page says. */
export interface Ear {
  /** The words it listens for that were said since it began or last forgot, each with the page it stood on. */
  readonly heard: () => Promise<readonly string[]>;
  readonly forget: () => void;
}

/** Listens to the page's content from now on, also after a reload: what is there for one moment is heard too. */
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
        // The names of a list's tabs are no word about one order.
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
