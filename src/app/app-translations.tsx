import { type ReactNode, useMemo } from "react";
import { hasNamespaces } from "../i18n/set-up";
import { useLocale } from "../i18n/use-locale";
import { useTranslation } from "../i18n/use-translation";
import { type UiTranslations, UiTranslationsProvider } from "../ui/ui-translations";

/** Gives the pieces of `ui` their few words in the reader's language. */
export function AppTranslations({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["common", "rules"]);
  // The messages come a moment after the first picture; no dialog can be open before.
  const hasRules = hasNamespaces(useLocale(), ["rules"]);
  const translations = useMemo(
    (): UiTranslations => ({
      tip: hasRules ? t("rules:dialog.title") : "",
      ok: hasRules ? t("rules:dialog.confirm") : "",
      cancel: hasRules ? t("rules:dialog.cancel") : "",
      close: t("action.close"),
      dismiss: t("action.close"),
      retry: t("action.retry"),
      loading: t("status.loading"),
      clear: t("action.clear"),
      pages: t("page.label"),
      page: (number) => t("page.number", { page: number }),
      previousPage: t("page.previous"),
      nextPage: t("page.next"),
      increase: t("action.increase"),
      decrease: t("action.decrease"),
      breadcrumbs: t("page.breadcrumbs"),
      skipToContent: t("header.skip"),
    }),
    [t, hasRules],
  );
  return <UiTranslationsProvider translations={translations}>{children}</UiTranslationsProvider>;
}
