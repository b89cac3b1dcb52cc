import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Logo } from "../../ui/logo";
import { PageBoundary } from "../page-boundary";
import { LanguageMenu } from "./language-menu";
import { MobileBar } from "./mobile-bar";
import { navigationLinks } from "./navigation";
import { OutsideLink } from "./outside-link";
import { useIsSignedIn } from "./use-is-signed-in";

const AccountMenu = lazy(() => import("./account-menu").then((module) => module.openAccountMenu()));

/** The bar on top: the full one from 900 px, below that the phone's own. The goods page has a bar of its own on phones. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="border-line border-b bg-paper print:hidden">
      <DesktopBar path={path} />
      {path !== "/mall/detail" && <MobileBar path={path} />}
    </header>
  );
}

/** As wide as the longest name, so that nothing beside it moves when the name comes. */
const accountPlace = "min-h-control w-38 justify-end";

function DesktopBar({ path }: { path: string }) {
  const { t } = useTranslation();
  const { globalEdition } = settings().links;
  const isSignedIn = useIsSignedIn();
  const brand = settings().brand.name[useLocale()];
  return (
    <Container className="hidden h-16 items-center gap-5 md:flex md:max-lg:in-data-care:hidden lg:gap-10 lg:in-data-care:gap-5">
      <Link
        to={addresses.home}
        aria-label={t("header.logo", { brand })}
        className="flex shrink-0 rounded-control"
      >
        <Logo name={brand} />
      </Link>
      <nav aria-label={t("header.label")} className="h-full min-w-0">
        <ul className="flex h-full gap-3 lg:gap-7 lg:in-data-care:gap-4">
          {navigationLinks().map((link) => {
            const isCurrent = link.marks(path);
            const className = classNames(
              "-mb-px flex h-[calc(100%+1px)] items-center whitespace-nowrap border-b-2 transition-colors hover:text-ink",
              isCurrent ? "border-ink text-ink" : "border-transparent text-ink2",
            );
            return (
              <li key={link.id}>
                {link.isExternal ? (
                  <OutsideLink to={link.to} className={className}>
                    {t(`header.${link.id}`)}
                  </OutsideLink>
                ) : (
                  <Link to={link.to} className={className} aria-current={isCurrent ? "page" : undefined}>
                    {t(`header.${link.id}`)}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-3 lg:gap-6 lg:in-data-care:gap-3">
        <LanguageMenu />
        {isSignedIn ? (
          <div className={classNames("flex", accountPlace)}>
            <PageBoundary isOptional>
              <Suspense>
                <AccountMenu />
              </Suspense>
            </PageBoundary>
          </div>
        ) : (
          <>
            {/* Until a prerendered page knows who reads it, the device's memory decides which of the two shows. */}
            <div className="flex items-center gap-3 in-data-signed-in:hidden lg:gap-6 lg:in-data-care:gap-3">
              <OutsideLink
                to={globalEdition.login}
                className="rounded-tag transition-colors hover:text-green"
              >
                {t("header.login")}
              </OutsideLink>
              <Button
                variant="primary"
                size="small"
                render={(linkProps) => <OutsideLink to={globalEdition.trial} {...linkProps} />}
              >
                {t("header.trial")}
              </Button>
            </div>
            <div className={classNames("hidden in-data-signed-in:flex", accountPlace)} />
          </>
        )}
      </div>
    </Container>
  );
}
