import { expect, test, vi } from "vitest";
import type { ClientError } from "../../src/client/client-error";
import { sendOrFind } from "../../src/client/send-or-find";

const lost: ClientError = { kind: "timeout", message: { key: "network.unstable" }, canRetry: true };
const refused: ClientError = {
  kind: "refused",
  code: 409,
  errcode: null,
  data: null,
  message: { key: "network.unstable" },
  canRetry: false,
};
const invalid: ClientError = {
  kind: "invalid",
  fields: [],
  message: { key: "network.unstable" },
  canRetry: false,
};

test("an answer that arrives needs no read", async () => {
  const find = vi.fn(async () => "found");
  await expect(sendOrFind(async () => "answered", find)).resolves.toBe("answered");
  expect(find).not.toHaveBeenCalled();
});

test.each([lost, refused])("a change that is found after $kind counts as answered", async (error) => {
  await expect(
    sendOrFind(
      () => Promise.reject(error),
      async () => "found",
    ),
  ).resolves.toBe("found");
});

test.each([lost, refused])("a change that is not found after $kind fails as it did", async (error) => {
  await expect(
    sendOrFind<string>(
      () => Promise.reject(error),
      async () => null,
    ),
  ).rejects.toBe(error);
});

test("a read that fails as well leaves the failure of the change", async () => {
  const read: ClientError = { kind: "offline", message: { key: "network.unstable" }, canRetry: true };
  await expect(
    sendOrFind(
      () => Promise.reject(lost),
      () => Promise.reject(read),
    ),
  ).rejects.toBe(lost);
});

test("invalid input was not accepted, so nothing is read", async () => {
  const find = vi.fn(async () => "found");
  await expect(sendOrFind(() => Promise.reject(invalid), find)).rejects.toBe(invalid);
  expect(find).not.toHaveBeenCalled();
});

test("a mistake in the program is not taken for a lost answer", async () => {
  const mistake = new TypeError("x is undefined");
  await expect(
    sendOrFind(
      () => Promise.reject(mistake),
      async () => "found",
    ),
  ).rejects.toBe(mistake);
  await expect(
    sendOrFind(
      () => Promise.reject(lost),
      () => Promise.reject(mistake),
    ),
  ).rejects.toBe(mistake);
});
