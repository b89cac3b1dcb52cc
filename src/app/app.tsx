import { BrowserRouter } from "react-router-dom";
import { currentLocalePrefix } from "../platform/current-locale";
import { AppWords } from "./app-words";
import { PageBoundary } from "./page-boundary";
import { RoutedPage } from "./routed-page";
import { ToastPlace } from "./toast-place";

/** Providers, outermost first, and the page of the current address. */
export function App() {
  return (
    <AppWords>
      <PageBoundary>
        <BrowserRouter basename={currentLocalePrefix()}>
          <RoutedPage />
          <ToastPlace />
        </BrowserRouter>
      </PageBoundary>
    </AppWords>
  );
}
