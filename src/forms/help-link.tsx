import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { helpSearchAddress } from "../platform/help-search-address";
import { textLink } from "../ui/text-link";

/** Leads from the words of an error to the article that explains them, in a new tab: what was typed stays. */
export function HelpLink({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Link to={helpSearchAddress(words)} target="_blank" rel="noopener" className={textLink}>
      {t("field.help")}
      <span className="sr-only"> {t("header.opensNewTab")}</span>
    </Link>
  );
}
