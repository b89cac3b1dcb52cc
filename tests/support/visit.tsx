import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { MemoryRouter, type NavigateFunction, parsePath, useLocation, useNavigate } from "react-router-dom";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { AppTranslations } from "../../src/app/app-translations";
import { routeTable } from "../../src/app/route-table";
import { sharedQueryClient } from "../../src/client/query-client";
import { changeLocale, setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import type { Locale } from "../../src/platform/locale";
import { Toasts } from "../../src/ui/toast";
import { toaster } from "../../src/ui/toaster";

interface Visit {
  locale?: Locale;
  /** Scenarios and faults of the mock back end. */
  mock?: string;
  /** What the navigation to the address carried. */
  state?: object;
}

let backend: TestBackend | null = null;

/** The time at which tests of the site read their pages. */
export const readingTime = Date.parse("2026-11-21T10:32:00+08:00");

/** Opens an address on a new mock back end. Failed reads are not retried automatically. */
export async function visit(address: string, { locale = "zh-CN", mock, state }: Visit = {}) {
  setClock(() => readingTime);
  backend = createTestBackend(mock === undefined ? {} : { mock });
  setCurrentLocale(locale);
  await setUpTranslations(locale, ["rules"]);
  // Code that an earlier visit fetched brought its words in the language of that visit.
  await changeLocale(locale);
  const store = sharedQueryClient();
  store.clear();
  store.setDefaultOptions({ ...store.getDefaultOptions(), queries: { networkMode: "always", retry: false } });
  await preload(address);
  return show(address, state);
}

/** Loads the code of a screen before it is shown, so that no test waits for it. */
export async function preload(address: string): Promise<void> {
  const { pathname } = new URL(address, "https://shop.example");
  await routeTable.find((route) => route.match(pathname) !== null)?.preload();
}

/** Reloads the current address, or opens another: only the server and the device's storage are preserved. */
export function reload(address = currentAddress() ?? "/") {
  cleanup();
  sharedQueryClient().clear();
  return show(address);
}

function show(address: string, state?: object) {
  render(
    <AppTranslations>
      <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
        <Pages />
        <Toasts />
      </MemoryRouter>
    </AppTranslations>,
  );
  return userEvent.setup();
}

/** Gives the mock back end of this visit another selection; "seed:7" ends every fault. */
export async function adopt(selection: string): Promise<void> {
  await backend?.kernel.adopt(selection);
}

/** The mock back end of this visit. */
export function currentBackend(): TestBackend {
  if (backend === null) throw new Error("Nobody has visited anything yet.");
  return backend;
}

/** Closes the mock back end, which throws when a call violated the contract. */
export function leave(): void {
  setClock(null);
  // The next test may share the application with this one.
  act(() => {
    for (const { id } of toaster.messages()) toaster.dismiss(id);
  });
  const left = backend;
  backend = null;
  left?.close();
}

/** The current address with its query. */
export function currentAddress(): string | null {
  return screen.getByTestId("address").textContent;
}

/** The hash of the current address, with its "#"; "" without one. */
export function currentHash(): string {
  return screen.getByTestId("address").dataset["hash"] ?? "";
}

let navigate: NavigateFunction | null = null;

/** Goes to another address without a reload, as by a link or by the history of the browser. */
export async function go(address: string): Promise<void> {
  await preload(address);
  act(() => void navigate?.(address));
}

/** Goes back one entry of the history. */
export function goBack(): void {
  act(() => void navigate?.(-1));
}

function Pages() {
  const { pathname, search, hash } = useLocation();
  navigate = useNavigate();
  const screenHere = routeTable.map((route) => route.match(pathname)).find((match) => match !== null);
  return (
    <>
      <Suspense>
        <main id="content" key={pathname}>
          {screenHere}
        </main>
      </Suspense>
      <output data-testid="address" data-hash={hash}>
        {pathname + search}
      </output>
    </>
  );
}
