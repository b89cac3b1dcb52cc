import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { industriesQuery } from "../../../api/promoter/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { maskPhone } from "../../../rules/phone";
import { Facts } from "../../../ui/facts";
import { focusIn } from "../area/focus-in";
import type { CustomerDetailData } from "./customer-types";

/** What is known about a customer besides the service. The whole number shows only when asked for. */
export function CustomerFacts({ detail: { customer, address } }: { detail: CustomerDetailData }) {
  const { t } = useTranslation(["promoter-customer", "promoter-customers"]);
  const { date } = useFormats();
  const industries = useQuery(industriesQuery());
  const [isRevealed, setRevealed] = useState(false);
  const industry = industries.data?.find(({ code }) => code === customer.industry)?.name;
  const phone = isRevealed ? (
    // In place of the button that had the focus.
    <span ref={focusIn} tabIndex={-1} className="figures rounded-tag">
      {customer.phone}
    </span>
  ) : (
    <span className="figures flex flex-wrap gap-x-3">
      {maskPhone(customer.phone)}
      <button type="button" className="text-link touch-area" onClick={() => setRevealed(true)}>
        {t("facts.reveal")}
      </button>
    </span>
  );
  return (
    <section>
      <h3 className="mb-1 font-normal text-13 text-ink2">{t("facts.title")}</h3>
      <Facts
        isNarrow
        className="border-line border-t"
        facts={[
          { label: t("facts.contact"), value: customer.contactName || t("facts.none") },
          { label: t("facts.phone"), value: phone },
          { label: t("facts.address"), value: address || t("facts.none") },
          { label: t("facts.industry"), value: industry ?? (customer.industry || t("facts.none")) },
          {
            label: t("facts.registered"),
            value:
              customer.registrationTime === null
                ? t("facts.notRegistered")
                : date(customer.registrationTime, "always"),
          },
          {
            label: t("facts.channel"),
            value: t(`promoter-customers:channel.${customer.registrationChannel}`),
          },
          ...(customer.broughtBy === null
            ? []
            : [{ label: t("promoter-customers:columns.broughtBy"), value: customer.broughtBy }]),
          { label: t("facts.paid"), value: t(customer.isPaid ? "facts.isPaid" : "facts.notPaid") },
        ]}
      />
    </section>
  );
}
