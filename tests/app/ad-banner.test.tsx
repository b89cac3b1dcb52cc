// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AdBanner } from "../../src/app/layout/ad-banner";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";

const ad = { adAddress: "https://shop.example/autumn", adImgUrl: "/autumn.svg", alt: "秋季优惠" };

test("an advertisement says where it opens; closed, the tab key goes on behind it", async () => {
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["rules"]);
  render(
    <MemoryRouter>
      <button type="button">在前面</button>
      <AdBanner ads={{ desktop: ad, mobile: ad }} />
      <button type="button">在后面</button>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole("link").textContent).toBe("在新标签页打开");
  await user.click(screen.getByRole("button", { name: "关闭广告" }));
  expect(screen.queryByRole("link")).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "在后面" }));
});
