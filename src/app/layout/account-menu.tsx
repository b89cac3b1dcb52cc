import User from "lucide/dist/esm/icons/user.mjs";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import { loadNamespaces } from "../../i18n/set-up";
import { useTranslation } from "../../i18n/use-translation";
import { currentLocale } from "../../platform/current-locale";
import { DataProvider } from "../../shared/data-provider";
import { addresses } from "../../shared/routing/addresses";
import { useKnownUser } from "../../shared/session/use-session";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/menu";
import { MenuItem } from "../../ui/menu-item";
import { accountName } from "./account-name";
import { useSignOutAction } from "./use-sign-out-action";

/** The account's part of the wide header, with its texts. */
export async function openAccountMenu(): Promise<{ default: ComponentType }> {
  await loadNamespaces(currentLocale(), ["account-log-in"]);
  return { default: AccountMenu };
}

/** The same for the phone's menu. */
export async function openAccountRows(): Promise<ComponentType> {
  await loadNamespaces(currentLocale(), ["account-log-in"]);
  return AccountRows;
}

function AccountMenu() {
  return (
    <DataProvider>
      <NameMenu />
    </DataProvider>
  );
}

function AccountRows() {
  return (
    <DataProvider>
      <Rows />
    </DataProvider>
  );
}

function NameMenu() {
  const { t } = useTranslation("account-log-in");
  // Asks the server who is there, so that a session that is over does not go on looking like one.
  const user = useKnownUser();
  const { signOut } = useSignOutAction();
  const name = accountName(user);
  const trigger = (
    <span className="flex min-h-control items-center gap-2">
      <Icon of={User} size="small" />
      <span className="figures max-w-32 truncate">{name}</span>
    </span>
  );
  return (
    <Menu trigger={trigger} label={`${t("menu.label")} ${name}`} align="end">
      <MenuItem render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}>
        {t("menu.center")}
      </MenuItem>
      <MenuItem render={(linkProps) => <Link to="/user-center/orders" {...linkProps} />}>
        {t("menu.orders")}
      </MenuItem>
      <MenuItem render={(linkProps) => <Link to="/user-center/security" {...linkProps} />}>
        {t("menu.security")}
      </MenuItem>
      <MenuItem onSelect={signOut}>{t("menu.logOut")}</MenuItem>
    </Menu>
  );
}

function Rows() {
  const { t } = useTranslation("account-log-in");
  const user = useKnownUser();
  const { signOut, isSigningOut } = useSignOutAction();
  return (
    <>
      <p className="figures col-span-2 truncate text-ink2">{accountName(user)}</p>
      <Button isWide render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}>
        {t("menu.center")}
      </Button>
      <Button isWide onClick={signOut} isBusy={isSigningOut} busyLabel={t("menu.loggingOut")}>
        {t("menu.logOut")}
      </Button>
    </>
  );
}
