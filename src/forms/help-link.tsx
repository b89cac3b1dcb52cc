import { useTranslation } from "../i18n/use-translation";
import { helpSearchAddress } from "../platform/help-search-address";
import { NewTabLink } from "./new-tab-link";

/** Links an error to the article that explains it. */
export function HelpLink({ text }: { text: string }) {
  const { t } = useTranslation();
  return <NewTabLink to={helpSearchAddress(text)}>{t("field.help")}</NewTabLink>;
}
