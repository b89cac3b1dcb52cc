import User from "lucide/dist/esm/icons/user.mjs";
import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { Container } from "../../ui/container";
import { IconButton } from "../../ui/icon-button";
import { Logo } from "../../ui/logo";
import { GoodsDisplay } from "./goods/goods-display";

/** The phone's mall, where its bar's logo leads: a page of its own, as apps and messengers show it. */
export function MallMobileScreen() {
  const { t } = useTranslation(["mall-goods", "common"]);
  const brand = settings().brand.name[useLocale()];
  return (
    <div className="pb-[calc(2.5rem+env(safe-area-inset-bottom))]">
      <PageHeader title={t("list.title")} description={t("list.description")} isHidden />
      <header className="border-line border-b pt-[env(safe-area-inset-top)]">
        <Container className="flex h-14 items-center">
          <Link
            to={addresses.home}
            aria-label={t("common:header.logo", { brand })}
            className="mr-auto flex rounded-control py-2"
          >
            <Logo name={brand} />
          </Link>
          <IconButton
            icon={User}
            label={t("common:header.userCenter")}
            render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}
            className="-mr-3"
          />
        </Container>
      </header>
      <Container className="pt-6">
        <h1 className="text-26">{t("list.heading")}</h1>
        <p className="mt-1 text-ink2">{t("list.text")}</p>
        <GoodsDisplay className="mt-4" />
      </Container>
    </div>
  );
}
