import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";

/** In place of bars and lists, for a shop that has not sold anything yet. */
export function NewShop() {
  const { t } = useTranslation("report");
  const brand = settings().brand.name[useLocale()];
  return (
    <Empty
      title={t("newShop.title")}
      action={
        <Button render={(linkProps) => <Link to={addresses.help} {...linkProps} />}>
          {t("newShop.action")}
        </Button>
      }
    >
      <span className="mx-auto block max-w-panel">{t("newShop.text", { brand })}</span>
    </Empty>
  );
}
