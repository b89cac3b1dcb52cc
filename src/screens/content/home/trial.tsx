import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { trial } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { SectionLink } from "./shop-day";
import { TrialCalendar } from "./trial-calendar";
import { VersionTable } from "./version-table";

/** Both versions side by side, and what happens on which day after signing up. */
export function Trial() {
  const { t } = useTranslation("content-home");
  return (
    <Section
      title={t("trial.title", { days: trial.days })}
      end={<SectionLink to={addresses.price}>{t("trial.calculate")}</SectionLink>}
    >
      <div className="grid gap-x-15 gap-y-10 pt-6 sm:pt-3 md:grid-cols-2 md:in-data-care:grid-cols-1">
        <div className="min-w-0 max-sm:hidden">
          <VersionTable />
        </div>
        <div className="sm:pt-3">
          <TrialCalendar />
          <div className="mt-10 flex flex-wrap gap-3 max-sm:hidden">
            <Button
              variant="primary"
              size="large"
              render={(linkProps) => <Link to={addresses.register} {...linkProps} />}
            >
              {t("hero.trial", { days: trial.days })}
            </Button>
            <Button
              size="large"
              render={(linkProps) => <Link to={settings().links.help.videos} {...linkProps} />}
            >
              {t("trial.demo")}
            </Button>
          </div>
          <div className="mt-10 sm:hidden">
            <Button size="large" isWide render={(linkProps) => <Link to={addresses.price} {...linkProps} />}>
              {t("trial.calculate")}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
