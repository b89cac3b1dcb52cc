import { expect, test } from "vitest";
import * as limits from "../../src/rules/limits";
import { textLimits } from "../../src/rules/text-limits";

test("a trial lasts 15 days and its data 30 more", () => {
  expect(limits.trial).toEqual({ days: 15, retentionDays: 30 });
});

test("standard includes one store and one user, professional one store and three users", () => {
  expect(limits.versions).toEqual({
    standard: { stores: 1, users: 1 },
    professional: { stores: 1, users: 3 },
  });
});

test("the smallest withdrawal is 100 yuan and a lock lasts three minutes", () => {
  expect(limits.withdrawal.minimumFen).toBe(10_000);
  expect(limits.rateLock.milliseconds).toBe(180_000);
});

test("lists are asked for in the stated sizes", () => {
  expect(limits.pageSizes).toMatchObject({
    customers: 10_000,
    productDownloads: 100,
    helpVideos: 9,
    helpManuals: 30,
    partners: 12,
    friendships: 20,
  });
  expect(limits.help.recommend).toBe(2);
  expect(limits.pagination).toEqual({ showAllBelow: 12, desktopRun: 9, mobileRun: 6, middleRun: 5 });
});

test("waiting times are the stated ones", () => {
  expect(limits.http.timeout).toBe(60_000);
  expect(limits.timings).toMatchObject({
    successToast: 1500,
    navigationLog: 1500,
    hoverStep: 100,
    hoverLogged: 2500,
    scrollThrottle: 50,
    debounce: 200,
  });
  expect(limits.paymentPoll).toEqual([2000, 2000, 3000, 5000, 8000]);
});

test("ids sent to the back end are the stated ones", () => {
  expect(limits.origins).toMatchObject({
    log: { web: 6, android: 1, ios: 2 },
    usageProduct: 20,
    register: { plain: 6, campaign: 506 },
  });
  expect(limits.advertisement).toEqual({ desktop: 69, mobile: 71, product: 30 });
  expect(limits.channels).toEqual({
    download: ["baidu01", "36001", "deshi"],
    log: ["bd", "360", "zh"],
  });
});

test("the e-mail pattern is letter for letter the decided one", () => {
  expect(textLimits.email.pattern.source).toBe("^\\w+(?:[.-]\\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)+$");
});

test("every pattern of a text field is anchored at both ends and remembers nothing between uses", () => {
  for (const [name, limit] of Object.entries(textLimits)) {
    if (!("pattern" in limit)) continue;
    expect(limit.pattern.source, name).toMatch(/^\^.*\$$/);
    expect(limit.pattern.flags, name).toBe("");
  }
});

test("the e-mail pattern answers a hostile text at once", () => {
  const started = performance.now();
  expect(textLimits.email.pattern.test(`${"a.".repeat(50_000)}@`)).toBe(false);
  expect(textLimits.email.pattern.test(`a@${"a-".repeat(50_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
