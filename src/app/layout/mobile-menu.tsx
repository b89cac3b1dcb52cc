import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Suspense, useEffect } from "react";
import { Link } from "react-router-dom";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { switchLocale } from "../../platform/current-locale";
import { onEscape } from "../../platform/keyboard";
import { locales } from "../../platform/locale";
import { settings } from "../../platform/settings";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Segment } from "../../ui/segment";
import { AppearanceSwitch } from "./appearance-switch";
import { lazyPart } from "./lazy-part";
import { navigationLinks } from "./navigation";
import { OutsideLink } from "./outside-link";
import { useIsSignedIn } from "./use-is-signed-in";

const AccountRows = lazyPart(() => import("./account-menu").then((module) => module.openAccountRows()));

const row = "flex min-h-row items-center justify-between border-line border-b text-17";

interface MobileMenuProps {
  path: string;
  onClose: () => void;
  /** Closes it and gives the focus back. */
  onEscape: () => void;
}

/** Everything the wide header holds, one under the other, with language and appearance below. */
export function MobileMenu({ path, onClose, onEscape: handleEscape }: MobileMenuProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { globalEdition } = settings().links;
  const isSignedIn = useIsSignedIn();
  useEffect(() => onEscape(handleEscape), [handleEscape]);
  return (
    <div id="site-menu" className="border-line border-t px-4 pb-6">
      <nav aria-label={t("header.label")}>
        <ul>
          {navigationLinks().map((link) => (
            <li key={link.id}>
              {link.isExternal ? (
                <OutsideLink to={link.to} className={row}>
                  {t(`header.${link.id}`)}
                </OutsideLink>
              ) : (
                <Link
                  to={link.to}
                  className={row}
                  aria-current={link.marks(path) ? "page" : undefined}
                  onClick={onClose}
                >
                  {t(`header.${link.id}`)}
                  <Icon of={ChevronRight} size="small" className="text-ink3" />
                </Link>
              )}
            </li>
          ))}
          <li>
            <Link to={addresses.help} className={row} onClick={onClose}>
              {t("header.help")}
              <Icon of={ChevronRight} size="small" className="text-ink3" />
            </Link>
          </li>
        </ul>
      </nav>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {isSignedIn ? (
          <Suspense>
            <AccountRows />
          </Suspense>
        ) : (
          <>
            <Button isWide render={(linkProps) => <OutsideLink to={globalEdition.login} {...linkProps} />}>
              {t("header.login")}
            </Button>
            <Button
              variant="primary"
              isWide
              render={(linkProps) => <OutsideLink to={globalEdition.trial} {...linkProps} />}
            >
              {t("header.trial")}
            </Button>
          </>
        )}
      </div>
      <div className="mt-6 grid gap-4">
        <Segment
          label={t("header.language")}
          value={locale}
          onChange={switchLocale}
          choices={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <AppearanceSwitch />
      </div>
    </div>
  );
}
