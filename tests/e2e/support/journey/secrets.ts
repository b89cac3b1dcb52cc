import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** What must stay between the visitor and the server: passwords, codes, the whole phone number. */
export interface Secrets {
  readonly add: (secret: string) => void;
  /** Fails where one stands on the device, in an address the page had, or in what the console was told. */
  readonly expectNoLeak: () => Promise<void>;
}

/** Begins to watch the addresses and the console of a page. */
export function watchSecrets(page: Page): Secrets {
  const secrets: string[] = [];
  const seen: string[] = [];
  page.on("framenavigated", (frame) => seen.push(frame.url()));
  page.on("console", (message) => seen.push(message.text()));
  return {
    add: (secret) => secrets.push(secret),
    async expectNoLeak() {
      const stored = await page.evaluate(readDevice);
      for (const secret of secrets) {
        expect(stored, "on the device").not.toContain(secret);
        expect(seen.join("\n"), "in addresses and the console").not.toContain(secret);
      }
    },
  };
}

/** Everything the page can read of what the device keeps, as text. */
async function readDevice(): Promise<string> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rows: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      rows.push(await settled(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows, history.state, document.cookie]);
}
