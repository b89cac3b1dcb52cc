import { Link } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation";
import { helpSearchAddress } from "../platform/help-search-address";
import { textLink } from "../ui/text-link";

/** Links an error to the article that explains it, in a new tab, so that the form's input stays. */
export function HelpLink({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Link to={helpSearchAddress(text)} target="_blank" rel="noopener" className={textLink}>
      {t("field.help")}
      <span className="sr-only"> {t("header.opensNewTab")}</span>
    </Link>
  );
}
