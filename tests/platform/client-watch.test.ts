import fc from "fast-check";
import { expect, test } from "vitest";
import { type Device, detectClient, isEqualClient, phoneWidth } from "../../src/platform/client-type";
import { clientStore, createClientStore } from "../../src/platform/client-watch";

/** A window whose device can be changed, with its resize listeners. */
function fakeWindow(start: Device) {
  let device = start;
  const listeners = new Set<() => void>();
  const store = createClientStore(
    () => device,
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  );
  function change(next: Device): void {
    device = next;
  }
  function resize(next: Device): void {
    change(next);
    for (const listener of [...listeners]) listener();
  }
  return { store, listeners, change, resize };
}

const wide: Device = { userAgent: "", width: 1440, maxTouchPoints: 0 };
const narrow: Device = { ...wide, width: 390 };

const anyDevice: fc.Arbitrary<Device> = fc.record({
  userAgent: fc.constantFrom(
    "",
    "Android Mobile",
    "Macintosh",
    "Macintosh MicroMessenger",
    "iPhone Stockbook/7.2.1",
  ),
  width: fc.oneof(fc.integer({ min: 200, max: 2000 }), fc.constantFrom(phoneWidth - 1, phoneWidth)),
  maxTouchPoints: fc.constantFrom(0, 5),
});

test("over any resizes, it publishes exactly when a value differs, and the snapshot is always the newest", () => {
  fc.assert(
    fc.property(anyDevice, fc.array(anyDevice, { size: "medium" }), (start, devices) => {
      const fake = fakeWindow(start);
      let published = 0;
      fake.store.subscribe(() => {
        published += 1;
      });
      let before = fake.store.getSnapshot();
      for (const device of devices) {
        published = 0;
        fake.resize(device);
        const after = fake.store.getSnapshot();
        const isEqual = isEqualClient(before, detectClient(device));
        expect(published).toBe(isEqual ? 0 : 1);
        expect(after === before).toBe(isEqual);
        expect(after).toEqual(detectClient(device));
        before = after;
      }
    }),
  );
});

test("the window is watched only while someone listens, and a later listener gets what changed meanwhile", () => {
  const fake = fakeWindow(wide);
  const stopFirst = fake.store.subscribe(() => {});
  const stopSecond = fake.store.subscribe(() => {});
  expect(fake.listeners.size).toBe(1);
  stopFirst();
  stopFirst();
  expect(fake.listeners.size).toBe(1);
  stopSecond();
  expect(fake.listeners.size).toBe(0);
  fake.change(narrow);
  fake.store.subscribe(() => {});
  expect(fake.store.getSnapshot().isMobile).toBe(true);
});

test("an unsubscribed listener is not called any more", () => {
  const fake = fakeWindow(wide);
  const notified: string[] = [];
  fake.store.subscribe(() => notified.push("stays"));
  fake.store.subscribe(() => notified.push("leaves"))();
  fake.resize(narrow);
  expect(notified).toEqual(["stays"]);
});

test("without a browser the client is the one pages are prerendered for", () => {
  expect(clientStore.getSnapshot()).toBe(clientStore.getServerSnapshot());
  expect(clientStore.getSnapshot()).toMatchObject({ isMobile: false, platform: "pc" });
});
