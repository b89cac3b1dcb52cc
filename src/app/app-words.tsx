import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useMessage } from "../i18n/use-message";
import { message } from "../rules/messages";
import { type UiWords, UiWordsProvider } from "../ui/words";

/** Gives the pieces of `ui` their few words in the reader's language. */
export function AppWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const say = useMessage();
  const words = useMemo(
    (): UiWords => ({
      tip: say(message("dialog.title")),
      ok: say(message("dialog.confirm")),
      cancel: say(message("dialog.cancel")),
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
    [t, say],
  );
  return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}
