// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { isOnline, onNetworkChange } from "../../src/platform/network";

afterEach(() => {
  vi.restoreAllMocks();
});

test("losing and regaining the connection calls the listener until it unsubscribes", () => {
  let isConnected = true;
  vi.spyOn(window.navigator, "onLine", "get").mockImplementation(() => isConnected);
  const seen: boolean[] = [];
  const stop = onNetworkChange(() => seen.push(isOnline()));
  const turn = (next: boolean) => {
    isConnected = next;
    window.dispatchEvent(new Event(next ? "online" : "offline"));
  };
  turn(false);
  turn(true);
  stop();
  turn(false);
  expect(seen).toEqual([false, true]);
});
