import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { SupportHours } from "../../../shared/support-hours";
import { classNames } from "../../../ui/class-names";
import { ShopSwitch } from "./shop-switch";
import { useUserCounts } from "./use-user-counts";
import { type User, userName } from "./user-name";
import { type UserPage, userPages } from "./user-pages";

/** Who is here, the pages with what waits on them, and whom to call. */
export function UserSide({ user, current }: { user: User; current: UserPage }) {
  const { t } = useTranslation("account-user");
  const counts = useUserCounts();
  const { phone } = settings().support;
  return (
    <aside>
      <ShopSwitch name={userName(user)} />
      {user.phone !== null && user.phone !== userName(user) && (
        <p className="figures text-13 text-ink2">{user.phone}</p>
      )}
      <nav aria-label={t("nav.label")} className="mt-4 border-ink border-t">
        <ul>
          {userPages.map(({ id, to }) => {
            const isCurrent = id === current;
            const count = counts[id];
            return (
              <li key={id} className="border-line border-b">
                <Link
                  to={to}
                  aria-current={isCurrent ? "page" : undefined}
                  className={classNames(
                    "flex min-h-control items-center justify-between gap-3 py-2 -outline-offset-2 transition-colors hover:text-green active:bg-sunk active:text-green",
                    isCurrent ? "font-semibold text-green" : "text-ink",
                  )}
                >
                  {t(`nav.${id}`)}
                  {count && (
                    <span
                      className={classNames(
                        "figures text-13",
                        count.isDue ? "font-semibold text-amber" : "font-normal text-ink2",
                      )}
                    >
                      {count.text}
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-4 text-13 text-ink2">
        <p>
          {t("nav.support")}{" "}
          <a
            href={`tel:${phone.replaceAll("-", "")}`}
            className="figures rounded-tag transition-colors hover:text-green active:text-green active:underline"
          >
            {phone}
          </a>
        </p>
        <SupportHours />
      </div>
    </aside>
  );
}
