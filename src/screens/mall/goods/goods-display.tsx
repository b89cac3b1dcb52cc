import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { textLink } from "../../../ui/text-link";
import { GoodsList } from "./goods-list";

/** Everything on display, and links to related pages. */
export function GoodsDisplay({ className }: { className: string }) {
  const { t } = useTranslation("mall-goods");
  return (
    <>
      <div className={`border-ink border-t ${className}`}>
        <GoodsList />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={addresses.price} className={textLink}>
          {t("list.toPrices")}
        </Link>
        <Link to={addresses.userOrders} className={textLink}>
          {t("list.toOrders")}
        </Link>
      </p>
    </>
  );
}
