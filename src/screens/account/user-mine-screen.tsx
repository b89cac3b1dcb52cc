import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { addresses } from "../../parts/routing/addresses";
import { Button } from "../../ui/button";
import { LicenceCards } from "./mine/licence-cards";
import { UserFrame } from "./user-center/user-frame";

/** What the account has bought, what it has ordered, and who it is. */
export function UserMineScreen() {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  return (
    <UserFrame
      current="mine"
      title={t("mine.title")}
      end={
        <Button size="small" icon={Plus} render={(parts) => <Link to={addresses.mall} {...parts} />}>
          {t("mine.buyMore")}
        </Button>
      }
    >
      {() => <LicenceCards shop={query.get("shop")} />}
    </UserFrame>
  );
}
