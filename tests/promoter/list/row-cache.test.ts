import { expect, test } from "vitest";
import type { Customer } from "../../../src/screens/promoter/customers/customer-view";
import { createRowCache } from "../../../src/screens/promoter/customers/row-cache";

const count = 5000;
/** The order shown: the places of the list from the last to the first. */
const shown = Uint32Array.from({ length: count }, (_, row) => count - 1 - row);
const customer: Customer = {
  kdUid: "100388",
  name: "和顺小吃店",
  contactName: "",
  phone: "13900008820",
  industry: "",
  purchaseIntention: null,
  followUpNote: "",
  labels: [],
  registrationTime: null,
  registrationChannel: "self",
  relation: "customer",
  serviceState: "notPurchased",
  isPaid: false,
  versionLevel: null,
  serviceExpiry: null,
  remainingDays: null,
  storeCount: 0,
  userCount: 0,
  lastFollowUpAt: null,
  nextFollowUpAt: null,
  renewalAmount: null,
  protectedUntil: null,
  undoUntil: null,
  broughtBy: null,
};

function openCache() {
  const asked: (readonly number[])[] = [];
  const cache = createRowCache(async (places) => {
    asked.push(places);
    return places.map((place) => ({ ...customer, kdUid: String(place) }));
  });
  let changes = 0;
  cache.subscribe(() => {
    changes += 1;
  });
  const arrive = () => new Promise<void>((resolve) => queueMicrotask(() => resolve())).then(() => undefined);
  return { cache, asked, arrive, changes: () => changes };
}

test("rows are fetched before they are scrolled to, so that scrolling on changes nothing on screen", async () => {
  const { cache, asked, arrive, changes } = openCache();
  cache.load(shown, { first: 0, count: 20 });
  await arrive();
  expect(changes()).toBe(1);
  for (let first = 6; first <= 600; first += 6) {
    for (const place of shown.subarray(first, first + 20))
      expect(cache.get(place)?.kdUid).toBe(String(place));
    cache.load(shown, { first, count: 20 });
    await arrive();
  }
  expect(changes()).toBe(1);
  expect(asked.length).toBeLessThan(15);
  expect(new Set(asked.flat()).size).toBe(asked.flat().length);
});

test("a row that was jumped to shows once it has come", async () => {
  const { cache, arrive, changes } = openCache();
  cache.load(shown, { first: 0, count: 20 });
  await arrive();
  cache.load(shown, { first: 4980, count: 20 });
  expect(cache.get(shown[4990] ?? -1)).toBeUndefined();
  await arrive();
  expect(changes()).toBe(2);
  expect(cache.get(shown[4990] ?? -1)).toBeDefined();
});

test("rows far away are let go, those near the window never", async () => {
  const { cache, arrive } = openCache();
  for (let first = 0; first <= 4000; first += 200) {
    cache.load(shown, { first, count: 20 });
    await arrive();
  }
  expect(cache.get(shown[0] ?? -1)).toBeUndefined();
  for (const place of shown.subarray(3960, 4060)) expect(cache.get(place)).toBeDefined();
});
