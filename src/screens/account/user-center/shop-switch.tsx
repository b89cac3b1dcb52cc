import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { Link, useSearchParams } from "react-router-dom";
import { licenceInfoQuery } from "../../../api/account/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Icon } from "../../../ui/icon";
import { Menu } from "../../../ui/menu";
import { MenuItem } from "../../../ui/menu-item";
import { shopAddress, shopsOf } from "./shops";

/** The account's name; with several shops, a menu that shows one of them. */
export function ShopSwitch({ name }: { name: string }) {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const holdings = useQuery(licenceInfoQuery());
  const shops = shopsOf(holdings.data?.licences ?? []);
  const chosen = query.get("shop");
  if (shops.length < 2) return <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>;
  return (
    <Menu
      label={t("shops.label")}
      triggerClassName="touch-area flex items-center gap-1 font-semibold transition-colors hover:text-green active:text-green"
      trigger={
        <>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {chosen !== null && shops.includes(chosen) ? chosen : name}
          </span>
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      <MenuItem
        isChosen={chosen === null}
        render={(linkProps) => <Link to={addresses.userCenter} {...linkProps} />}
      >
        {t("shops.all", { count: shops.length })}
      </MenuItem>
      {shops.map((shop) => (
        <MenuItem
          key={shop}
          isChosen={shop === chosen}
          render={(linkProps) => <Link to={shopAddress(shop)} {...linkProps} />}
        >
          {shop}
        </MenuItem>
      ))}
    </Menu>
  );
}
