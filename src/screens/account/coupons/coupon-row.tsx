import { Link } from "react-router-dom";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, goodsAddress } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { CouponFace } from "./coupon-face";
import type { Coupon } from "./coupon-groups";

interface CouponRowProps {
  coupon: Coupon;
  /** Names of services by their numbers. */
  serviceNames: ReadonlyMap<string, string>;
}

/** A coupon: what it takes off, what for, until when, and why it cannot be used where it cannot. */
export function CouponRow({ coupon, serviceNames }: CouponRowProps) {
  const { t } = useTranslation(["account-coupons", "order"]);
  const formats = useFormats();
  const { reason, threshold, serviceCodes, actions, validFrom, validUntil, name } = coupon;
  const [service] = serviceCodes;
  const money = columnMoney(coupon.currency, formats);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-line border-b py-4 few-letters:grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(8.5rem,max-content)_minmax(0,1fr)_auto]">
      <div className="max-sm:col-span-full">
        <CouponFace coupon={coupon} />
        <p className="text-13 text-ink2">
          {threshold === "0.00"
            ? t("face.anyAmount")
            : t("face.from", { amount: money(threshold, { isShort: true }) })}
        </p>
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap gap-x-2 text-13 text-ink2">
          {serviceCodes.map((code) => (
            <span key={code} className="font-semibold">
              {serviceNames.get(code) ?? code}
            </span>
          ))}
          {actions.map((action) => (
            <span key={action}>{t(`order:kind.${action}`)}</span>
          ))}
        </p>
        <p className="figures text-13 text-ink2">
          {t("row.valid", {
            from: formats.date(validFrom, "always"),
            until: formats.date(validUntil, "always"),
          })}
        </p>
      </div>
      <div className="text-right few-letters:text-left">
        {reason === null && service !== undefined ? (
          <Button
            size="small"
            aria-label={t("row.useOf", { name })}
            render={(linkProps) => (
              // One for renewals alone is of no use where a licence is bought.
              <Link
                to={actions.includes("buy") ? goodsAddress(service) : addresses.userLicences}
                {...linkProps}
              />
            )}
          >
            {t("row.use")}
          </Button>
        ) : (
          <Reason coupon={coupon} />
        )}
      </div>
    </li>
  );
}

function Reason({ coupon: { reason } }: { coupon: Coupon }) {
  const { t } = useTranslation("account-coupons");
  if (reason === null) return null;
  const isPassing = reason === "locked" || reason === "notYetValid";
  return (
    <>
      <State shape={isPassing ? "half" : "dash"} tone={isPassing ? "amber" : "ink3"}>
        {t(`reason.${reason}`)}
      </State>
      {reason === "locked" && (
        <Link to={`${addresses.userOrders}?tab=unpaid`} className={`${textLink} block text-13`}>
          {t("row.showOrder")}
        </Link>
      )}
    </>
  );
}
