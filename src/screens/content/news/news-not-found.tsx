import { useTranslation } from "react-i18next";
import { addresses } from "../../../parts/routing/addresses";
import { ContentNotFound } from "../content-not-found";

/** What stands where an id leads to no news. */
export function NewsNotFound() {
  const { t } = useTranslation("content");
  return <ContentNotFound list={addresses.news}>{t("news.allNews")}</ContentNotFound>;
}
