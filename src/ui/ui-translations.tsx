import { createContext, type ReactNode, useContext } from "react";

/** The texts of the components. The application provides them in the reader's language. */
export interface UiTranslations {
  tip: string;
  ok: string;
  cancel: string;
  close: string;
  dismiss: string;
  retry: string;
  loading: string;
  clear: string;
  pages: string;
  page: (number: number) => string;
  previousPage: string;
  nextPage: string;
  increase: string;
  decrease: string;
  breadcrumbs: string;
  skipToContent: string;
}

/** Only for components shown by themselves, without the application: built pages leave these texts out. */
const englishTranslations: UiTranslations | null = import.meta.env.PROD
  ? null
  : {
      tip: "Tip",
      ok: "OK",
      cancel: "Cancel",
      close: "Close",
      dismiss: "Dismiss",
      retry: "Try again",
      loading: "Loading",
      clear: "Clear",
      pages: "Pages",
      page: (number) => `Page ${number}`,
      previousPage: "Previous page",
      nextPage: "Next page",
      increase: "More",
      decrease: "Less",
      breadcrumbs: "You are here",
      skipToContent: "Skip to content",
    };

const TranslationsContext = createContext<UiTranslations | null>(englishTranslations);

/** Provides the default texts of the components below it. */
export function UiTranslationsProvider({
  translations,
  children,
}: {
  translations: UiTranslations;
  children: ReactNode;
}) {
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/** The default texts in the current language. */
export function useUiTranslations(): UiTranslations {
  const translations = useContext(TranslationsContext);
  if (translations === null) throw new Error("UiTranslationsProvider is missing");
  return translations;
}
