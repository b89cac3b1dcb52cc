import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { PageHeader } from "../../../shared/page-header";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { CategoryTree } from "./category-tree";
import { HelpFrame } from "./help-frame";
import { PopularSearches } from "./popular-searches";

/** An article, category or product that does not exist, with links to others. */
export function HelpNotFound() {
  const { t } = useTranslation(["content", "common"]);
  return (
    <HelpFrame tree={<CategoryTree alias={settings().productAlias} place={{}} />}>
      <PageHeader title={t("common:notFound.title")} isHidden />
      <h1 className="text-34">{t("common:notFound.title")}</h1>
      <p className="mt-3 text-17 text-ink2">{t("common:notFound.text")}</p>
      <h2 className="mt-10 mb-3 font-normal text-13 text-ink2">{t("content:help.search.popular")}</h2>
      <PopularSearches />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button variant="primary" render={(linkProps) => <Link to={addresses.help} {...linkProps} />}>
          {t("content:help.title")}
        </Button>
        <Button render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
          {t("common:failure.contact")}
        </Button>
      </div>
    </HelpFrame>
  );
}
