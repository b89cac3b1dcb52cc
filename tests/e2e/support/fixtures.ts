import { test as base, expect } from "@playwright/test";
import { recordLayoutShifts } from "./layout-shift";
import { watchProblems } from "./problems";
import { createSite, type Site } from "./site-visitor";

export { expect } from "@playwright/test";

interface Options {
  /** Console messages that match are no failure: for faults a test causes on purpose. */
  expectErrors: RegExp | null;
}

/** A browser on the site under test. Console errors, failed requests and uncaught errors fail the test. */
export const test = base.extend<Options & { site: Site }>({
  expectErrors: [null, { option: true }],
  baseURL: async ({ baseURL }, use) => {
    const address = process.env["STOCKBOOK_ADDRESS"] ?? baseURL;
    if (address === undefined) throw new Error("The site under test is not running.");
    await use(address);
  },
  page: async ({ page, expectErrors }, use) => {
    const problems = await watchProblems(page);
    await recordLayoutShifts(page);
    await use(page);
    const unexpected = problems.filter((problem) => !expectErrors?.test(problem));
    expect(unexpected, "what the browser complained about").toEqual([]);
  },
  site: async ({ page }, use) => {
    await use(createSite(page));
  },
});
