import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { newsGroupsQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { newsCategories } from "../../../shared/routing/addresses";
import { NavTabs } from "../../../ui/nav-tabs";
import { type NewsCategory, newsPageAddress } from "./news-address";
import { newsCount } from "./news-counts";

/** The four categories with how much each holds; the counts join when they are known. */
export function NewsTabs({ category }: { category: NewsCategory }) {
  const { t } = useTranslation("content");
  const groups = useQuery(newsGroupsQuery(1));
  const tabs = newsCategories.map((id) => ({
    id,
    label: id === "news" ? t("news.all") : t(`news.kind.${id}`),
    count: newsCount(groups.data, id),
    render: (linkProps: object) => <Link to={newsPageAddress(id, 1)} {...linkProps} />,
  }));
  return <NavTabs label={t("news.categories")} tabs={tabs} current={category} />;
}
