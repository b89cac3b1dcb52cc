import Lock from "lucide/dist/esm/icons/lock.mjs";
import { useState } from "react";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { serverNow } from "../../../platform/clock";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { Line, Lines, Total } from "../../../ui/lines";
import { UsageSquares } from "../../../ui/usage-squares";
import { Sheet } from "../area/sheet";
import { serviceText, toneClasses } from "../customers/customer-texts";
import type { CustomerDetailData } from "./customer-types";

/** The service and what is used of it, the protection, and what a renewal brings. */
export function CustomerService({ detail }: { detail: CustomerDetailData }) {
  const { t } = useTranslation("promoter-customer");
  const { customer, renewal, protection } = detail;
  const isLeadOpen = customer.relation === "lead" && !isProtected(detail);
  return (
    <div>
      {customer.relation === "customer" && <Service detail={detail} />}
      {isLeadOpen ? (
        <p className="py-3 text-ink2">{t("protection.over")}</p>
      ) : (
        protection !== null && <Protection detail={detail} />
      )}
      {renewal !== null && (
        <section className="mt-6">
          <h3 className="mb-1 font-normal text-13 text-ink2">{t("share.title")}</h3>
          <Lines className="border-line border-t">
            <Line label={t("share.amount")}>
              <RenewalAmount detail={detail} />
            </Line>
            <Line label={t("share.rate")}>{renewal.ratePercent}%</Line>
            <Total label={t("share.total")} state="open">
              <ShareAmount detail={detail} />
            </Total>
          </Lines>
          <p className="mt-2 text-13 text-ink2">{t("share.note")}</p>
        </section>
      )}
    </div>
  );
}

function Service({ detail }: { detail: CustomerDetailData }) {
  const { t } = useTranslation(["promoter-customer", "promoter-customers"]);
  const { t: listText } = useTranslation("promoter-customers");
  const formats = useFormats();
  const { customer, licenceCode, isBuyout, usage } = detail;
  if (licenceCode === null)
    return (
      <section className="border-line border-y py-4">
        <p className="font-semibold">{t("service.none")}</p>
        <p className="text-13 text-ink2">{t("service.noneText")}</p>
      </section>
    );
  const { days, tone } = serviceText(customer, serverNow(), listText, formats);
  const { versionLevel, serviceExpiry } = customer;
  return (
    <section className="border-line border-y">
      <div className="flex flex-wrap items-start justify-between gap-x-4 border-line border-b py-3">
        <div>
          <p className="font-semibold">
            {versionLevel === null ? licenceCode : t(`version.${versionLevel}`)}
          </p>
          {versionLevel !== null && <p className="figures text-13 text-ink2">{licenceCode}</p>}
        </div>
        <div className="ml-auto text-right">
          <p className={classNames("figures font-semibold text-20", toneClasses[tone])}>{days}</p>
          <p className="figures text-13 text-ink2">
            {isBuyout && t("service.forGood")}
            {!isBuyout &&
              serviceExpiry !== null &&
              t((customer.remainingDays ?? 0) < 0 ? "service.endedOn" : "service.endsOn", {
                date: formats.date(serviceExpiry, "always"),
              })}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4 py-3">
        <UsageSquares label={t("service.stores")} used={usage.storesUsed} total={usage.storeLimit} />
        <UsageSquares label={t("service.users")} used={usage.usersUsed} total={usage.userLimit} />
      </div>
    </section>
  );
}

function RenewalAmount({ detail: { renewal, currency, asOf } }: { detail: CustomerDetailData }) {
  const { t } = useTranslation("promoter-customer");
  const formats = useFormats();
  const money = columnMoney(currency, formats);
  if (renewal === null) return null;
  return (
    <ReceiptAmount
      title={t("service.renewalYears", { count: renewal.years })}
      hint={t("service.receiptHint")}
      lines={renewal.lines.map(({ kind, count, unitPrice, amount }) => ({
        label: t(`service.line.${kind}`),
        note: t("service.times", { count, price: money(unitPrice) }),
        value: money(amount),
      }))}
      total={{ label: t("share.amount"), value: money(renewal.amount), state: "open" }}
      source={t("service.source", { time: formats.dateTime(asOf) })}
    >
      {money(renewal.amount)}
    </ReceiptAmount>
  );
}

function ShareAmount({ detail: { renewal, currency, asOf } }: { detail: CustomerDetailData }) {
  const { t } = useTranslation("promoter-customer");
  const formats = useFormats();
  const money = columnMoney(currency, formats);
  if (renewal === null) return null;
  return (
    <ReceiptAmount
      title={t("share.title")}
      hint={t("service.receiptHint")}
      lines={[
        { label: t("share.amount"), value: money(renewal.amount) },
        { label: t("share.rate"), value: `${renewal.ratePercent}%` },
      ]}
      total={{ label: t("share.total"), value: money(renewal.share), state: "open" }}
      source={t("service.source", { time: formats.dateTime(asOf) })}
    >
      {money(renewal.share)}
    </ReceiptAmount>
  );
}

/** Whether nobody else may enter the number yet. */
function isProtected({ protection, asOf }: CustomerDetailData): boolean {
  return protection !== null && Date.parse(protection.until) >= Date.parse(asOf);
}

function Protection({ detail }: { detail: CustomerDetailData }) {
  const { protection } = detail;
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (protection === null) return null;
  return (
    <div className="flex items-center gap-3 py-3">
      <Icon of={Lock} className={isProtected(detail) ? "text-green" : "text-ink3"} />
      <p className="figures min-w-0 flex-1 whitespace-normal">
        {t(isProtected(detail) ? "protection.yours" : "protection.ended", {
          date: date(protection.until, "always"),
        })}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-link touch-area shrink-0"
      >
        {t("protection.how")}
      </button>
      <Sheet isOpen={isOpen} title={t("protection.title")} onClose={() => setOpen(false)}>
        <Lines>
          <Line label={t(`protection.reason.${protection.reason}`)}>
            {date(protection.startedAt, "always")}
          </Line>
          <Line label={t("protection.days", { count: protection.days })}>+{protection.days}</Line>
          <Total label={t("protection.until")}>{date(protection.until, "always")}</Total>
        </Lines>
        <p className="mt-3 text-13 text-ink2">{t("protection.text")}</p>
      </Sheet>
    </div>
  );
}
