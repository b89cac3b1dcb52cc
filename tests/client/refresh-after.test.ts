import { afterEach, expect, test, vi } from "vitest";
import type { ClientError } from "../../src/client/client-error";
import { refreshAfter } from "../../src/client/refresh-after";

const failure = { message: { key: "network.unstable" }, canRetry: true } as const;
const lost: readonly ClientError[] = [
  { ...failure, kind: "offline" },
  { ...failure, kind: "timeout" },
  { ...failure, kind: "http", status: 502 },
  { ...failure, kind: "broken" },
];
const answered: readonly ClientError[] = [
  { ...failure, kind: "refused", code: 409, errcode: null, data: null },
  { ...failure, kind: "invalid", fields: [] },
  { ...failure, kind: "signed-out" },
];

afterEach(() => {
  vi.useRealTimers();
});

test("what a change concerns is read again once it is done, and the change waits for it", async () => {
  const steps: string[] = [];
  const refresh = async (kdUid: string) => {
    await Promise.resolve();
    steps.push(`read ${kdUid}`);
  };
  await refreshAfter(refresh).onSuccess({}, "100388");
  steps.push("done");
  expect(steps).toEqual(["read 100388", "done"]);
});

test("a change that is done does not wait for a read that hangs", async () => {
  vi.useFakeTimers();
  const done = refreshAfter(() => new Promise<never>(() => undefined)).onSuccess({}, "100388");
  await vi.advanceTimersByTimeAsync(5000);
  await expect(done).resolves.toBeUndefined();
});

test.each(lost)("after $kind it may be done all the same: it is read again", (error) => {
  const refresh = vi.fn(async (_kdUid: string) => undefined);
  refreshAfter(refresh).onError(error, "100388");
  expect(refresh).toHaveBeenCalledExactlyOnceWith("100388");
});

test.each(answered)("after $kind nothing has changed, and nothing is read", (error) => {
  const refresh = vi.fn(async (_kdUid: string) => undefined);
  refreshAfter(refresh).onError(error, "100388");
  expect(refresh).not.toHaveBeenCalled();
});
