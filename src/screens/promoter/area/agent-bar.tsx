import { Link } from "react-router-dom";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { Container } from "../../../ui/container";
import { Logo } from "../../../ui/logo";

/** The bar on top of routes without the site's header, on wide screens: the logo, and the ways to the site and to help. */
export function AgentBar({ isFull = false }: { isFull?: boolean }) {
  const { t } = useTranslation(["promoter-area", "common"]);
  const brand = settings().brand.name[useLocale()];
  const link = "rounded-tag text-ink2 transition-colors hover:text-green active:text-green";
  return (
    <header className="border-line border-b bg-paper max-md:hidden print:hidden">
      <Container className={classNames("flex h-16 items-center gap-8", isFull && "max-w-[100rem]")}>
        <Link
          to={addresses.home}
          aria-label={t("common:header.logo", { brand })}
          className="mr-auto flex rounded-control"
        >
          <Logo name={brand} />
        </Link>
        <Link to={addresses.userCenter} className={link}>
          {t("common:header.userCenter")}
        </Link>
        <Link to={addresses.help} className={link}>
          {t("common:header.help")}
        </Link>
      </Container>
    </header>
  );
}
