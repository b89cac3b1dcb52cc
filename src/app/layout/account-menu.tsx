import User from "lucide/dist/esm/icons/user.mjs";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { loadNamespaces } from "../../i18n/set-up";
import { DataProvider } from "../../parts/data-provider";
import { addresses } from "../../parts/routing/addresses";
import { useKnownUser } from "../../parts/session/use-session";
import { currentLocale } from "../../platform/current-locale";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/menu";
import { MenuItem } from "../../ui/menu-item";
import { accountName } from "./account-name";
import { useLogOutAct } from "./use-log-out-act";

/** The account's part of the wide header, ready with its words. */
export async function openAccountMenu(): Promise<{ default: ComponentType }> {
  await loadNamespaces(currentLocale(), ["account-log-in"]);
  return { default: AccountMenu };
}

/** The same for the phone's menu. */
export async function openAccountRows(): Promise<{ default: ComponentType }> {
  await loadNamespaces(currentLocale(), ["account-log-in"]);
  return { default: AccountRows };
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
  const { logOut } = useLogOutAct();
  const name = accountName(user);
  const trigger = (
    <span className="flex min-h-control items-center gap-2">
      <Icon of={User} size="small" />
      <span className="figures max-w-32 truncate">{name}</span>
    </span>
  );
  return (
    <Menu trigger={trigger} label={`${t("menu.label")} ${name}`} align="end">
      <MenuItem render={(parts) => <Link to={addresses.userCenter} {...parts} />}>
        {t("menu.center")}
      </MenuItem>
      <MenuItem render={(parts) => <Link to="/user-center/orders" {...parts} />}>{t("menu.orders")}</MenuItem>
      <MenuItem render={(parts) => <Link to="/user-center/security" {...parts} />}>
        {t("menu.security")}
      </MenuItem>
      <MenuItem onSelect={logOut}>{t("menu.logOut")}</MenuItem>
    </Menu>
  );
}

function Rows() {
  const { t } = useTranslation("account-log-in");
  const user = useKnownUser();
  const { logOut, isLoggingOut } = useLogOutAct();
  return (
    <>
      <p className="figures col-span-2 truncate text-ink2">{accountName(user)}</p>
      <Button isWide render={(parts) => <Link to={addresses.userCenter} {...parts} />}>
        {t("menu.center")}
      </Button>
      <Button isWide onClick={logOut} isBusy={isLoggingOut} busyLabel={t("menu.loggingOut")}>
        {t("menu.logOut")}
      </Button>
    </>
  );
}
