import { Link } from "react-router-dom";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { refundEffect } from "../../../shared/order-status/refund-effect";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { invoiceAddress } from "../../../shared/routing/addresses";
import { licenceAddress } from "../../../shared/routing/licence-address";
import { type Fact, Facts } from "../../../ui/facts";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import type { Order } from "./order";

/** What came of an order: the licence it made or changed, its invoice, money returned. */
export function OrderOutcome({ order }: { order: Order }) {
  const { t } = useTranslation(["account-orders", "order"]);
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { licence, refund, invoice, actions } = order;
  const effect = refundEffect(order);
  const money = columnMoney(order.currency, formats);
  const facts: Fact[] = [];
  if (licence)
    facts.push({
      label: t("detail.licence"),
      value: (
        <>
          {licence.name}
          <span className="block text-13 text-ink2">
            {effect === "ended" || effect === "reverted"
              ? t(`detail.licenceAfterRefund.${effect}`)
              : t("detail.licenceText", {
                  stores: licence.stores,
                  users: licence.users,
                  from: formats.date(licence.startsOn, "always"),
                  to: formats.date(licence.expiresOn, "always"),
                })}
          </span>
          <Link to={licenceAddress(licence.srvId)} className={textLink}>
            {t("detail.toLicence")}
          </Link>
        </>
      ),
    });
  if (invoice || actions.includes("requestInvoice"))
    facts.push({
      label: t("detail.invoice"),
      value: (
        <>
          {invoice
            ? t("detail.invoiceOf", { title: invoice.title, state: t(`invoiceState.${invoice.state}`) })
            : t("detail.noInvoice")}{" "}
          <Link to={invoiceAddress(order.orderNo)} className={textLink}>
            {t(invoice ? "act.details" : "act.requestInvoice")}
          </Link>
        </>
      ),
    });
  if (refund)
    facts.push({
      label: t("detail.refund"),
      value: (
        <>
          <ReceiptAmount
            title={t("detail.refund")}
            hint={t("order:receipt.hint")}
            lines={[{ label: t("order:total.order"), value: money(order.finalAmount) }]}
            total={{
              label: t("detail.refund"),
              value: money(refund.amount),
              state: refund.refundedAt === null ? "open" : "closed",
            }}
            source={t("order:receipt.orderSource", {
              number: order.orderNo,
              time: zonedDateTime(order.createdAt, "always"),
            })}
          >
            {formats.money(refund.amount, { currency: order.currency })}
          </ReceiptAmount>
          <span className="block text-13 text-ink2">
            {refund.refundedAt === null
              ? t("detail.refundAsked", { date: formats.date(refund.requestedAt) })
              : t("detail.refundDone", { date: formats.date(refund.refundedAt) })}
          </span>
        </>
      ),
    });
  if (facts.length === 0) return null;
  return (
    <Section title={t("detail.outcome")} size="medium">
      <Facts facts={facts} isNarrow />
    </Section>
  );
}
