import { BrowserRouter } from "react-router-dom";
import { currentLocalePrefix } from "../platform/current-locale";
import { ToastProvider } from "../ui/toast";
import { AppWords } from "./app-words";
import { PageBoundary } from "./page-boundary";
import { RoutedPage } from "./routed-page";

/** Providers, outermost first, and the page of the current address. */
export function App() {
  return (
    <AppWords>
      <PageBoundary>
        <BrowserRouter basename={currentLocalePrefix()}>
          <ToastProvider>
            <RoutedPage />
          </ToastProvider>
        </BrowserRouter>
      </PageBoundary>
    </AppWords>
  );
}
