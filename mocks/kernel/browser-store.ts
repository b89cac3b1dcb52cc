import { clear, createStore, entries, promisifyRequest } from "idb-keyval";
import { isWorldMeta, type KeptWorld, type Saving } from "./kept-world";

export interface BrowserStore {
  /** The world of an earlier visit; undefined when there is none, or none that can be read. */
  load(): Promise<KeptWorld | undefined>;
  /** All of it or nothing, in one transaction. */
  save(saving: Saving): Promise<void>;
  clear(): Promise<void>;
}

const metaKey = "meta";

/** Keeps one world in the browser's IndexedDB, a record a changed row. */
export function openBrowserStore(name = "stockbook-mocks"): BrowserStore {
  const store = createStore(name, "world");
  return {
    async load() {
      let meta: unknown;
      const rows = [];
      for (const [key, value] of await entries<IDBValidKey, unknown>(store)) {
        if (key === metaKey) meta = value;
        const [table, id] = Array.isArray(key) ? key : [];
        const isId = typeof id === "string" || typeof id === "number";
        if (typeof table === "string" && isId && (typeof value === "string" || value === null))
          rows.push({ table, id, row: value });
      }
      return isWorldMeta(meta) ? { meta, rows } : undefined;
    },
    save({ isWhole, meta, rows }) {
      return store("readwrite", (records) => {
        if (isWhole) records.clear();
        records.put(meta, metaKey);
        for (const { table, id, row } of rows) {
          if (row === undefined) records.delete([table, id]);
          else records.put(row, [table, id]);
        }
        return promisifyRequest(records.transaction);
      });
    },
    clear: () => clear(store),
  };
}
