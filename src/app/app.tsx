import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { currentPath, reportAddress } from "../platform/address";
import { currentLocale, currentLocalePrefix } from "../platform/current-locale";
import { setPageAttribute } from "../platform/page";
import { replaceShellTitle } from "../platform/prerendered";
import { settings } from "../platform/settings";
import { AppTranslations } from "./app-translations";
import { PageBoundary } from "./page-boundary";
import { RoutedPage } from "./routed-page";
import { ToastSlot } from "./toast-slot";

interface AppProps {
  /** The router: the browser's, or in prerendering one with a fixed address. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** Providers, outermost first, and the page of the current address. */
export function App({ Router = AddressBar }: AppProps) {
  const [path] = useState(currentPath);
  useEffect(() => {
    // From here on the header itself knows who is logged in.
    setPageAttribute("data-signed-in", null);
    replaceShellTitle(settings().brand.name[currentLocale()]);
    // Whoever goes back while the first page is rendered does so before the router listens.
    if (path !== currentPath()) reportAddress();
  }, [path]);
  return (
    <AppTranslations>
      <PageBoundary>
        <Router>
          <RoutedPage />
          <ToastSlot />
        </Router>
      </PageBoundary>
    </AppTranslations>
  );
}

function AddressBar({ children }: { children: ReactNode }) {
  // Choices stand in the address: of two quick presses the second must see what the first has done.
  return (
    <BrowserRouter basename={currentLocalePrefix()} useTransitions={false}>
      {children}
    </BrowserRouter>
  );
}
