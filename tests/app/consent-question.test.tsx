// @vitest-environment happy-dom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AskedConsentSlot, ConsentSlot } from "../../src/app/layout/consent-slot";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { readStored, removeStored } from "../../src/platform/storage";
import { openConsentQuestion, saveConsent } from "../../src/shared/consent";

beforeEach(async () => {
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["rules"]);
});
afterEach(() => act(() => saveConsent(false)));

function showPage() {
  render(
    <MemoryRouter>
      <AskedConsentSlot />
      <button type="button" onClick={openConsentQuestion}>
        Cookie设置
      </button>
      <ConsentSlot />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), opener: screen.getByRole("button", { name: "Cookie设置" }) };
}

test("whoever opens the question stands in it, sees the last answer, and is back at the button with the new one", async () => {
  act(() => saveConsent(false));
  const { user, opener } = showPage();
  await user.click(opener);
  const question = await screen.findByRole("region", { name: "Cookie设置" });
  expect(document.activeElement).toBe(question);
  expect(question.textContent).toContain("你现在选的是“只要必需的”");
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(readStored("consent")?.analytics).toBe(true);
  expect(screen.queryByRole("region")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("escape leaves an answer as it was", async () => {
  act(() => saveConsent(true));
  const { user, opener } = showPage();
  await user.click(opener);
  await screen.findByRole("region", { name: "Cookie设置" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region")).toBeNull();
  expect(readStored("consent")?.analytics).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each([
  ["the content, where the focus was nowhere before", false],
  ["what had the focus before", true],
])("a question that the page asked by itself gives the focus to %s", async (_place, hasLink) => {
  render(
    <MemoryRouter>
      <main id="content">
        <a href="/price">价格</a>
      </main>
      <ConsentSlot />
    </MemoryRouter>,
  );
  removeStored("consent");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "consent" })));
  const user = userEvent.setup();
  const reject = await screen.findByRole("button", { name: "只要必需的" });
  if (hasLink) {
    screen.getByRole("link", { name: "价格" }).focus();
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
  } else await user.click(reject);
  const place = hasLink ? screen.getByRole("link", { name: "价格" }) : screen.getByRole("main");
  await waitFor(() => expect(document.activeElement).toBe(place));
});
