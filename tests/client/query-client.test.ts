import { beforeEach, expect, test, vi } from "vitest";
import {
  type ClientError,
  isClientError,
  type Result,
  toResult,
  unwrap,
} from "../../src/client/client-error";
import { createQueryClient } from "../../src/client/query-client";
import { message } from "../../src/rules/messages";

const offline: ClientError = { kind: "offline", message: message("http.networkOffline"), canRetry: true };
const timeout: ClientError = { kind: "timeout", message: message("http.timeout"), canRetry: true };
const status = (number: number): ClientError => ({
  kind: "http",
  status: number,
  message: message("http.status", { status: number }),
  canRetry: number >= 500 || number === 429,
});
const refusal: ClientError = {
  kind: "refused",
  code: 409,
  errcode: 40900,
  data: null,
  message: message("http.other", { text: "409" }),
  canRetry: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The number of attempts of a read that always fails, and its final error. */
async function triesOfRead(error: unknown): Promise<{ tries: number; failure: unknown }> {
  let tries = 0;
  const reading = createQueryClient().fetchQuery({
    queryKey: ["read"],
    // fetchQuery does not retry by default; the defaults of the application do.
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      tries += 1;
      return Promise.reject(error);
    },
  });
  const caught = reading.catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  return { tries, failure: await caught };
}

test("a read without a network, in a time-out or with a server error is retried twice", async () => {
  for (const error of [offline, timeout, status(500), status(503)]) {
    expect(await triesOfRead(error)).toEqual({ tries: 3, failure: error });
  }
});

test("a refused read is not retried", async () => {
  for (const error of [refusal, status(404), status(429)]) {
    expect(await triesOfRead(error)).toEqual({ tries: 1, failure: error });
  }
});

test("a programming error is not retried", async () => {
  expect((await triesOfRead(new TypeError("x is undefined"))).tries).toBe(1);
});

test("reads wait longer before every further try", async () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  const delays = [0, 1, 2, 9].map((failures) =>
    typeof delay === "function" ? delay(failures, offline) : delay,
  );
  expect(delays).toEqual([1000, 2000, 4000, 8000]);
});

test("a change is sent once, whatever the failure", async () => {
  let tries = 0;
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      tries += 1;
      return Promise.reject(offline);
    },
  });
  const caught = mutation.execute(undefined).catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  expect(await caught).toBe(offline);
  expect(tries).toBe(1);
});

test("offline, reads and changes fail with their message instead of being paused", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.networkMode).toBe("always");
  expect(mutations?.networkMode).toBe("always");
});

test("unwrap gives the data, or throws the failure itself", async () => {
  const success: Result<number> = { ok: true, data: 7 };
  const failure: Result<number> = { ok: false, error: refusal };
  expect(await unwrap(Promise.resolve(success))).toBe(7);
  await expect(unwrap(Promise.resolve(failure))).rejects.toBe(refusal);
});

test("a promise becomes a result, and programming errors stay thrown", async () => {
  expect(await toResult(Promise.resolve(7))).toEqual({ ok: true, data: 7 });
  expect(await toResult(Promise.reject(refusal))).toEqual({ ok: false, error: refusal });
  await expect(toResult(Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
});

test("only client errors are recognised as failed calls", () => {
  for (const error of [offline, timeout, status(404), refusal]) expect(isClientError(error)).toBe(true);
  for (const other of [
    null,
    "offline",
    new Error("x"),
    { kind: "odd", canRetry: true },
    { kind: "offline" },
  ]) {
    expect(isClientError(other)).toBe(false);
  }
});
