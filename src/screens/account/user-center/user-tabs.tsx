import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { NavTabs } from "../../../ui/nav-tabs";
import { ShopSwitch } from "./shop-switch";
import { type User, userName } from "./user-name";
import { type UserPage, userPages } from "./user-pages";

/** The navigation under 900: the account's name and the pages as a row of tabs. */
export function UserTabs({ user, current }: { user: User; current: UserPage }) {
  const { t } = useTranslation("account-user");
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <ShopSwitch name={userName(user)} />
        {user.phone !== null && user.phone !== userName(user) && (
          <p className="figures text-13 text-ink2">{user.phone}</p>
        )}
      </div>
      <div className="-mx-4 mt-1 px-4 sm:mx-0 sm:px-0">
        <NavTabs
          label={t("nav.label")}
          current={current}
          tabs={userPages.map(({ id, to }) => ({
            id,
            label: t(`nav.${id}`),
            render: (linkProps) => <Link to={to} {...linkProps} />,
          }))}
        />
      </div>
    </div>
  );
}
