import { clear, createStore, entries, promisifyRequest } from "idb-keyval";
import { isPersistedStep, type PersistedStep, persistedStepLimit } from "./persisted-steps";
import { isWorldMeta, type PersistedWorld, type Saving } from "./persisted-world";

export interface BrowserStore {
  /** The world of an earlier visit; undefined when there is none, or none that can be read. */
  load(): Promise<PersistedWorld | undefined>;
  /** All of it or nothing, in one transaction. */
  save(saving: Saving): Promise<void>;
  clear(): Promise<void>;
}

const metaKey = "meta";
/** Three parts, so that no row's key is like it. */
const stepKey = (number: number): IDBValidKey => ["history", "step", number];

/** Keeps one world in the browser's IndexedDB, a record a changed row. */
export function openBrowserStore(name = "stockbook-mocks"): BrowserStore {
  const store = createStore(name, "world");
  return {
    async load() {
      let meta: unknown;
      const rows = [];
      const steps: PersistedStep[] = [];
      for (const [key, value] of await entries<IDBValidKey, unknown>(store)) {
        if (key === metaKey) meta = value;
        if (Array.isArray(key) && key.length === 3) {
          if (isPersistedStep(value)) steps.push(value);
          continue;
        }
        const [table, id] = Array.isArray(key) ? key : [];
        const isId = typeof id === "string" || typeof id === "number";
        if (typeof table === "string" && isId && (typeof value === "string" || value === null))
          rows.push({ table, id, row: value });
      }
      // Keys are read in order, so the steps are as well.
      return isWorldMeta(meta) ? { meta, rows, steps } : undefined;
    },
    save({ isWhole, meta, rows, stepsFrom, steps }) {
      return store("readwrite", (records) => {
        if (isWhole && stepsFrom === 1) records.clear();
        // Rows have keys of two parts, which stand before and after those of the steps.
        else if (isWhole) clearRows(records);
        records.delete(IDBKeyRange.bound(stepKey(stepsFrom), stepKey(Number.MAX_SAFE_INTEGER)));
        records.delete(IDBKeyRange.bound(stepKey(0), stepKey(Math.max(0, stepsFrom - persistedStepLimit))));
        for (const step of steps) records.put(step, stepKey(step.number));
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

function clearRows(records: IDBObjectStore): void {
  const steps = [stepKey(0), stepKey(Number.MAX_SAFE_INTEGER)] as const;
  records.delete(IDBKeyRange.upperBound(steps[0], true));
  records.delete(IDBKeyRange.lowerBound(steps[1], true));
}
