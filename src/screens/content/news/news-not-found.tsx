import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { ContentNotFound } from "../content-not-found";

/** What stands where an id leads to no news. */
export function NewsNotFound() {
  const { t } = useTranslation("content");
  return <ContentNotFound list={addresses.news}>{t("news.allNews")}</ContentNotFound>;
}
