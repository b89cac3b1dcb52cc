import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** Values that must stay between the visitor and the server: passwords, codes, the complete phone number. */
export interface Secrets {
  readonly add: (secret: string) => void;
  /** Fails where one of them is stored on the device, part of an address of the page, or in a console message. */
  readonly expectNoLeak: () => Promise<void>;
}

/** Records the addresses and the console messages of a page from now on. */
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

/** Everything in the device's storage that the page can read, as text. */
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
