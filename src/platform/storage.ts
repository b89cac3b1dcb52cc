import { browserWindow, listen } from "./browser";
import {
  type StorageArea,
  type StorageEntry,
  type StoredKey,
  type StoredValues,
  storageKeys,
} from "./storage-keys";

/** What the browser refused to keep (private mode, full storage, no browser): it lasts as long as the page. */
const memory = new Map<StoredKey, string>();

/** The stored value, or null where there is none. A damaged value counts as none and is removed. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] | null {
  const text = memory.get(key) ?? readText(key);
  if (text === null) return null;
  const entry: StorageEntry<StoredValues[K]> = storageKeys[key];
  const value = parse(text);
  if (entry.accepts(value)) return value;
  removeStored(key);
  return null;
}

/** Stores a value as JSON; in memory until the page is left where the browser refuses. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): void {
  const text = JSON.stringify(value);
  try {
    const area = browserArea(storageKeys[key].area);
    if (area === undefined) {
      memory.set(key, text);
      return;
    }
    area.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Forgets a value. */
export function removeStored(key: StoredKey): void {
  memory.delete(key);
  try {
    browserArea(storageKeys[key].area)?.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

/** Calls back with the new value (null: removed) when another tab changes it; returns the function that stops it. */
export function onStorageChange<K extends StoredKey>(
  key: K,
  listener: (value: StoredValues[K] | null) => void,
): () => void {
  return listen(browserWindow(), "storage", (event) => {
    const changed = event instanceof StorageEvent ? event.key : undefined;
    // A null key means that the other tab cleared everything.
    if (changed !== key && changed !== null) return;
    memory.delete(key);
    listener(readStored(key));
  });
}

function readText(key: StoredKey): string | null {
  try {
    return browserArea(storageKeys[key].area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The browser throws on the mere mention of a storage it refuses, so callers catch. */
function browserArea(area: StorageArea): Storage | undefined {
  const browser = browserWindow();
  return area === "local" ? browser?.localStorage : browser?.sessionStorage;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
