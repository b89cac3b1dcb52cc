// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { deviceCode } from "../../src/platform/device-code";
import { readStored } from "../../src/platform/storage";

beforeEach(() => {
  localStorage.clear();
});

test("no code exists until it is asked for; then it stays the same", () => {
  expect(readStored("deviceCode")).toBeNull();
  const code = deviceCode();
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceCode()).toBe(code);
  expect(readStored("deviceCode")).toBe(code);
});

test("every device gets a code of its own", () => {
  const codes = Array.from({ length: 200 }, () => {
    localStorage.clear();
    return deviceCode();
  });
  expect(new Set(codes).size).toBe(codes.length);
});
