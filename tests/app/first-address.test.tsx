// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { App } from "../../src/app/app";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";

let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["content-faq", "content-home", "rules"]);
});
afterEach(() => {
  backend.close();
  history.replaceState(null, "", "/");
});

test("who goes back while the first page is rendered sees the page of the address", async () => {
  history.replaceState(null, "", "/faq");
  /** The browser's router; the visitor goes back before it listens. */
  function Router({ children }: { children: ReactNode }) {
    useLayoutEffect(() => history.replaceState(null, "", "/about.html"), []);
    return (
      <BrowserRouter>
        {children}
        <Path />
      </BrowserRouter>
    );
  }
  render(<App Router={Router} />);
  expect(await screen.findByText("at /about.html")).toBeTruthy();
});

function Path() {
  return <p>at {useLocation().pathname}</p>;
}
