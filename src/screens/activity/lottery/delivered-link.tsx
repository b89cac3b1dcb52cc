import { Link } from "react-router-dom";
import type { components } from "../../../generated/activity";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { textLink } from "../../../ui/text-link";

/** The page on which a prize that was delivered by itself is found. */
export function DeliveredLink({ kind }: { kind: components["schemas"]["PrizeKind"] }) {
  const { t } = useTranslation("activity-lottery");
  return (
    <Link to={kind === "coupon" ? addresses.userCoupons : addresses.userLicences} className={textLink}>
      {t("result.see")}
    </Link>
  );
}
