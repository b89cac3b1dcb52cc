import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { ContentNotFound } from "../content-not-found";

/** Shown for an unknown id. */
export function NewsNotFound() {
  const { t } = useTranslation("content");
  return <ContentNotFound list={addresses.news}>{t("news.allNews")}</ContentNotFound>;
}
