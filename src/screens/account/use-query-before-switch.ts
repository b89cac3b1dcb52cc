import { useEffect } from "react";
import { readDraft, storeDraft } from "../../forms/stored-draft";
import { useLocale } from "../../i18n/use-locale";
import { useIsHydrating } from "../../shared/use-is-hydrating";

const name = "account.log-in.query";

/**
 * The method and the return address of the sign-in page before its language was changed, which reloads it without its
 * query; null where nothing was lost. Whoever leaves the page has them no more.
 */
export function useQueryBeforeSwitch(parameters: URLSearchParams): string | null {
  const locale = useLocale();
  const isHydrating = useIsHydrating();
  const lasting = new URLSearchParams([...parameters].filter(([key]) => key === "tab" || key === "next"));
  const query = lasting.toString();
  useEffect(() => {
    if (query === "") return;
    storeDraft(name, { locale, query }, "visit");
    return () => storeDraft(name, null, "visit");
  }, [locale, query]);
  if (isHydrating || query !== "") return null;
  const last = readDraft(name);
  return last !== undefined && last["locale"] !== locale && typeof last["query"] === "string"
    ? last["query"]
    : null;
}
