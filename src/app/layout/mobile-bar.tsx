import MenuIcon from "lucide/dist/esm/icons/menu.mjs";
import User from "lucide/dist/esm/icons/user.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Suspense, useCallback, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Logo } from "../../ui/logo";
import { lazyPart } from "./lazy-part";
import { OutsideLink } from "./outside-link";

const loadMenu = () => import("./mobile-menu").then((module) => module.MobileMenu);
const MobileMenu = lazyPart(loadMenu);

/** The phone's bar: the logo leads to the phone's mall, the person to the user centre, the rest is in the menu. */
export function MobileBar({ path }: { path: string }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const brand = settings().brand.name[useLocale()];
  // The menu belongs to the page it was opened on: going elsewhere closes it.
  const isOpen = openAt === key;
  const handleEscape = useCallback(() => {
    setOpenAt(null);
    button.current?.focus();
  }, []);
  return (
    <div className="md:hidden md:max-lg:in-data-care:block">
      <div data-one-line className="flex min-h-14 flex-wrap items-center gap-1 px-4 max-[17rem]:flex-nowrap">
        <Link
          to={addresses.mallMobile}
          aria-label={`${brand} ${t("header.mall")}`}
          className="mr-auto flex rounded-control py-2 max-[25rem]:[&:lang(en)_span]:text-17 max-[17rem]:[&_span>span]:hidden"
        >
          <Logo name={brand} />
        </Link>
        {path === "/" && (
          // Where it would push the rest into a second row, the button of the page below serves.
          <span className="max-[22rem]:hidden max-[23rem]:[:lang(en)_&]:hidden max-[24rem]:in-data-care:hidden max-[27rem]:[:lang(en)_&]:in-data-care:hidden">
            <Button
              variant="primary"
              size="small"
              render={(linkProps) => <OutsideLink to={settings().links.globalEdition.trial} {...linkProps} />}
            >
              {t("header.trial")}
            </Button>
          </span>
        )}
        <IconButton
          icon={User}
          label={t("header.userCenter")}
          render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}
        />
        <IconButton
          ref={button}
          icon={isOpen ? X : MenuIcon}
          label={isOpen ? t("header.closeMenu") : t("header.menu")}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onPointerDown={loadMenu}
          onFocus={loadMenu}
          onClick={() => setOpenAt(isOpen ? null : key)}
          className="-mr-3"
        />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileMenu path={path} onClose={() => setOpenAt(null)} onEscape={handleEscape} />
        </Suspense>
      )}
    </div>
  );
}
