// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSharedQueryClient, sharedQueryClient } from "../../src/client/query-client";
import { message } from "../../src/rules/messages";

// What ran before in this worker may have set options of the store.
beforeEach(() => setSharedQueryClient(null));
afterEach(() => setSharedQueryClient(null));

function network(state: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  dispatchEvent(new Event(state));
}

test("a read that started before an undetected loss of the network is repeated when the network is back", async () => {
  const store = sharedQueryClient();
  // One page subscribed to the store, another did not: nothing listens when the network is lost.
  store.mount();
  store.unmount();
  network("offline");

  store.mount();
  const read = vi.fn(async (): Promise<string> => {
    if (!navigator.onLine)
      throw { kind: "offline", message: message("http.networkOffline"), canRetry: false };
    return "read";
  });
  const observer = new QueryObserver(store, { queryKey: ["news"], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe("error"));

  network("online");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("read"));
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  store.unmount();
});
