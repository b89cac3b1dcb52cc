// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "../../src/app/layout/lazy-part";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";

beforeEach(async () => {
  setCurrentLocale("en-US");
  await setUpTranslations("en-US");
});

function show(Part: ReturnType<typeof lazyPart<{ name: string }>>) {
  render(
    <>
      <p>the page</p>
      <Suspense>
        <Part name="menu" />
      </Suspense>
    </>,
  );
}

test("a part that comes is shown with what it is given", async () => {
  show(
    lazyPart(async () => ({ name }: { name: string }) => <p>the {name}</p>),
  );
  expect(await screen.findByText("the menu")).toBeDefined();
});

test("a part that does not come leaves the page and says what to do", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  show(lazyPart(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Reload the page/);
  expect(screen.getByText("the page")).toBeDefined();
});
