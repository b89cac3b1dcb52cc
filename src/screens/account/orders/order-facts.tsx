import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { type Fact, Facts } from "../../../ui/facts";
import { Section } from "../../../ui/section";
import type { Order } from "./order";

/** The particulars of an order: kind, number, contact, payment, coupon, note; what is not there is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(["account-orders", "order"]);
  const { contact, target, payment, coupon, note } = order;
  const facts: Fact[] = [
    { label: t("detail.kind"), value: t(`order:kind.${order.kind}`) },
    { label: t("detail.number"), value: <span className="figures">{order.orderNo}</span> },
    ...(target ? [{ label: t("detail.shop"), value: target.shopName }] : []),
    ...(contact
      ? [{ label: t("detail.contact"), value: `${contact.name} ${maskPhone(contact.phone)}` }]
      : []),
    ...(payment
      ? [
          { label: t("detail.payment"), value: payment.payTypeName },
          { label: t("detail.paymentNo"), value: <span className="figures">{payment.paymentNo}</span> },
        ]
      : []),
    ...(coupon ? [{ label: t("detail.coupon"), value: coupon.name }] : []),
    ...(note === "" ? [] : [{ label: t("detail.note"), value: note }]),
  ];
  return (
    <Section title={t("detail.facts")} size="medium">
      <Facts facts={facts} isNarrow />
    </Section>
  );
}
