// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Client } from "../../src/platform/client-type";
import { clientStore } from "../../src/platform/client-watch";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a window that becomes narrow notifies the watcher once, until it unsubscribes", () => {
  let width = 1200;
  vi.spyOn(window, "innerWidth", "get").mockImplementation(() => width);
  const seen: Client[] = [];
  const stop = clientStore.subscribe(() => seen.push(clientStore.getSnapshot()));
  const resizeTo = (next: number) => {
    width = next;
    window.dispatchEvent(new Event("resize"));
  };
  resizeTo(1100);
  resizeTo(390);
  resizeTo(400);
  expect(seen.map((client) => client.isMobile)).toEqual([true]);
  stop();
  resizeTo(1200);
  expect(seen).toHaveLength(1);
});
