import { useTranslation } from "../../../i18n/use-translation";
import { SideLinks } from "../../../shared/side-links";
import { SideSupport } from "../../../shared/side-support";
import { classNames } from "../../../ui/class-names";
import { ShopSwitch } from "./shop-switch";
import { type CountNote, useUserCounts } from "./use-user-counts";
import { type User, userName } from "./user-name";
import { type UserPage, userPages } from "./user-pages";

/** Who is here, the pages with what waits on them, and whom to call. */
export function UserSide({ user, current }: { user: User; current: UserPage }) {
  const { t } = useTranslation("account-user");
  const counts = useUserCounts();
  return (
    <aside className="print:hidden">
      <ShopSwitch name={userName(user)} />
      {user.phone !== null && user.phone !== userName(user) && (
        <p className="figures text-13 text-ink2">{user.phone}</p>
      )}
      <SideLinks
        label={t("nav.label")}
        pages={userPages}
        current={current}
        textOf={(id) => t(`nav.${id}`)}
        noteOf={(id) => <Count note={counts[id]} />}
      />
      <SideSupport label={t("nav.support")} />
    </aside>
  );
}

function Count({ note }: { note: CountNote | undefined }) {
  if (note === undefined) return null;
  return (
    <span
      className={classNames(
        "figures text-13",
        note.isDue ? "font-semibold text-amber" : "font-normal text-ink2",
      )}
    >
      {note.text}
    </span>
  );
}
