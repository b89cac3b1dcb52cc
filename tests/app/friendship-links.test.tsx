// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { FriendshipLinks } from "../../src/app/layout/friendship-links";
import { createQueryClient } from "../../src/client/query-client";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";
import type { Locale } from "../../src/platform/locale";

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const cases = [
  ["zh-CN", /在新标签页打开/],
  ["zh-TW", /在新分頁開啟/],
  ["en-US", /Opens in a new tab/],
] as const satisfies readonly (readonly [Locale, RegExp])[];

test.each(cases)("each link to another site says in %s that it opens a new tab", async (locale, words) => {
  setCurrentLocale(locale);
  await setUpTranslations(locale, []);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FriendshipLinks />
    </QueryClientProvider>,
  );
  const links = await screen.findAllByRole("link");
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(link.textContent).toMatch(words);
  }
});
