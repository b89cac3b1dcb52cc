import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ordersQuery } from "../../../api/mall/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { payAddress } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { textLink } from "../../../ui/text-link";

/** An upgrade of the licence that was ordered and not paid yet, with the way back to its payment. */
export function WaitingUpgrade({ srvId }: { srvId: number }) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { data } = useQuery(ordersQuery({ states: ["unpaid"] }));
  const order = data?.list.find((found) => found.kind === "upgrade" && found.target?.srvId === srvId);
  if (order === undefined) return null;
  return (
    <Banner
      tone="amber"
      className="mt-5"
      action={
        <Link to={payAddress(order.orderNo)} className={textLink}>
          {t("confirm.payThatOne")}
        </Link>
      }
    >
      {t("upgrade.waiting", {
        title: order.title,
        amount: formats.money(order.finalAmount, order),
        time: zonedDateTime(order.unpaidDeadline),
      })}
    </Banner>
  );
}
