// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStorageChange, readStored, removeStored, writeStored } from "../../src/platform/storage";
import { type StoredKey, type StoredValues, storageKeys } from "../../src/platform/storage-keys";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const text = fc.string({ unit: "binary" });
const json = fc.dictionary(
  fc.string(),
  fc.jsonValue({ noUnicodeString: false }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  { noNullPrototype: true },
);
const times = fc.dictionary(fc.string(), fc.nat(), { noNullPrototype: true });
const record = json.map((value) => ({ ...value }));

const valuesOf: { readonly [K in StoredKey]: fc.Arbitrary<StoredValues[K]> } = {
  locale: fc.constantFrom("zh-CN", "zh-TW", "en-US"),
  variantFlag: fc.constantFrom("china", "global"),
  packOrigin: text,
  searchKeyword: text,
  deviceCode: text,
  inviteUserInfo: record,
  userInfo: record,
  orderInfo: record,
  theme: fc.constantFrom("light", "dark", "system"),
  careMode: fc.boolean(),
  consent: fc.record({ analytics: fc.boolean(), at: text }, { noNullPrototype: true }),
  lastHelpSearches: fc.array(text),
  smsCountdowns: times,
  rateLocks: times,
  dismissedAds: fc.array(text),
  drafts: fc.dictionary(fc.string(), record, { noNullPrototype: true }),
  visitDrafts: fc.dictionary(fc.string(), record, { noNullPrototype: true }),
  visit: fc.dictionary(fc.string(), record, { noNullPrototype: true }),
  customerList: record,
  tracking: record,
  paymentAttempts: fc.dictionary(fc.string(), record, { noNullPrototype: true }),
};

function checkRoundTrip<K extends StoredKey>(key: K): void {
  fc.assert(
    fc.property(valuesOf[key], (value) => {
      writeStored(key, value);
      expect(readStored(key)).toEqual(value);
      removeStored(key);
      expect(readStored(key)).toBeNull();
    }),
    { numRuns: 50 },
  );
}

const keys: readonly StoredKey[] = [
  "locale",
  "variantFlag",
  "packOrigin",
  "searchKeyword",
  "deviceCode",
  "inviteUserInfo",
  "userInfo",
  "orderInfo",
  "theme",
  "careMode",
  "consent",
  "lastHelpSearches",
  "smsCountdowns",
  "rateLocks",
  "dismissedAds",
  "drafts",
  "visitDrafts",
  "visit",
  "customerList",
  "tracking",
  "paymentAttempts",
];

test("the keys tested are all the keys there are", () => {
  expect([...keys].sort()).toEqual(Object.keys(storageKeys).sort());
});

test.each(keys)("what is stored as %s comes back the same", (key) => {
  checkRoundTrip(key);
});

test.each(keys)("what is stored as %s comes back the same where the browser refuses storage", (key) => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  checkRoundTrip(key);
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

test.each<[StoredKey, string]>([
  ["locale", '"fr-FR"'],
  ["theme", "dark"],
  ["careMode", '"true"'],
  ["consent", '{"analytics":true}'],
  ["userInfo", "[]"],
  ["smsCountdowns", '{"a":"soon"}'],
  ["drafts", '{"lead":"text"}'],
  ["lastHelpSearches", '["a",1]'],
])("a damaged %s reads as none and is removed", (key, damaged) => {
  localStorage.setItem(key, damaged);
  expect(readStored(key)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test("any text found in storage is read without throwing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...keys), text, (key, found) => {
      localStorage.setItem(key, found);
      sessionStorage.setItem(key, found);
      const value = readStored(key);
      expect(value === null || storageKeys[key].accepts(value)).toBe(true);
    }),
  );
});

test("lasting values go to local storage, those of the visit to session storage", () => {
  writeStored("locale", "en-US");
  writeStored("dismissedAds", ["69"]);
  expect(localStorage.getItem("locale")).toBe('"en-US"');
  expect(sessionStorage.getItem("dismissedAds")).toBe('["69"]');
  expect(localStorage.getItem("dismissedAds")).toBeNull();
});

test("when storage is full, the newest value is kept in memory and takes precedence over the stored one", () => {
  writeStored("packOrigin", "old");
  const stored = window.localStorage;
  const full = vi.spyOn(window, "localStorage", "get").mockReturnValue(withoutSpace(stored));
  writeStored("packOrigin", "new");
  expect(stored.getItem("packOrigin")).toBe('"old"');
  expect(readStored("packOrigin")).toBe("new");
  full.mockRestore();
  writeStored("packOrigin", "newest");
  expect(stored.getItem("packOrigin")).toBe('"newest"');
  expect(readStored("packOrigin")).toBe("newest");
});

test("a value kept in memory gives way to a newer one from another tab", () => {
  const full = vi.spyOn(window, "localStorage", "get").mockReturnValue(withoutSpace(window.localStorage));
  writeStored("theme", "light");
  full.mockRestore();
  const stop = onStorageChange("theme", () => {});
  changeElsewhere("theme", '"dark"');
  stop();
  expect(readStored("theme")).toBe("dark");
});

function withoutSpace(storage: Storage): Storage {
  return {
    length: storage.length,
    clear: () => storage.clear(),
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
}

test("a change in another tab calls the listener with its value, until it unsubscribes", () => {
  const received: unknown[] = [];
  const stop = onStorageChange("theme", (value) => received.push(value));
  changeElsewhere("theme", '"dark"');
  changeElsewhere("careMode", "true");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  changeElsewhere("theme", '"light"');
  expect(received).toEqual(["dark", null]);
});

function changeElsewhere(key: StoredKey, newValue: string): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}
