import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { applyUrlQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import { amountInText } from "../../../i18n/amount-in-text";
import { columnMoney } from "../../../i18n/column-money";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { copyText } from "../../../platform/clipboard";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { toaster } from "../../../ui/toaster";
import { agentAddresses, customerAddress } from "../area/agent-addresses";
import { type Customer, nameOf } from "../customer/customer-types";
import { customerListQuery } from "../customers/customer-list-query";
import { ExpiryRadar } from "../customers/expiry-radar";
import { HomeSection } from "./home-section";

/** What ends within 60 days: the ruler, and the customers with the most money, each one press from the message. */
export function HomeRadar() {
  const { t } = useTranslation("promoter-home");
  const customers = useQuery(customerListQuery());
  // Loading and failure are shown by what is due today, from the same answer.
  if (customers.data === undefined) return null;
  const { radar, atRisk, currency } = customers.data;
  return (
    <HomeSection
      title={t("radar.title")}
      end={
        <Link to={`${agentAddresses.customers}?within=60&sort=amount`} className={textLink}>
          {t("radar.all")}
        </Link>
      }
    >
      <div className="py-3">
        <ExpiryRadar radar={radar} currency={currency} />
      </div>
      <ul>
        {atRisk.map((customer) => (
          <RadarRow key={customer.kdUid} customer={customer} currency={currency} />
        ))}
      </ul>
    </HomeSection>
  );
}

interface RadarRowProps {
  customer: Customer;
  currency: Currency;
}

function RadarRow({ customer, currency }: RadarRowProps) {
  const { t } = useTranslation(["promoter-home", "promoter-customers"]);
  const money = columnMoney(currency, useFormats());
  const { copy, isCopying } = useCopyReminder(customer, currency);
  const name = nameOf(customer);
  const days = customer.remainingDays ?? 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t py-2">
      <Link
        to={customerAddress(customer.kdUid)}
        className="min-w-0 flex-1 basis-24 rounded-tag transition-colors hover:text-green active:text-green"
      >
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="figures text-13 text-ink2">
          {days === 0
            ? t("promoter-customers:row.endsToday")
            : t("promoter-customers:row.daysLeft", { count: days })}
        </span>
      </Link>
      <span className="figures font-semibold">{money(customer.renewalAmount ?? "0")}</span>
      <Button size="small" aria-label={t("radar.copyFor", { name })} isBusy={isCopying} onClick={copy}>
        {t("radar.copy")}
      </Button>
    </li>
  );
}

/** Fetches the renewal link and copies it inside a message that is ready to be sent. */
function useCopyReminder(
  customer: Customer,
  currency: Currency,
): { readonly copy: () => void; readonly isCopying: boolean } {
  const { t } = useTranslation("promoter-home");
  const formats = useFormats();
  const describeError = useDescribeError();
  const queries = useQueryClient();
  const [isCopying, setCopying] = useState(false);
  const copyReminder = async () => {
    setCopying(true);
    const link = await toResult(
      queries.fetchQuery(applyUrlQuery({ purpose: "renew", kdUid: customer.kdUid, channel: "link" })),
    );
    setCopying(false);
    if (!link.ok) return toaster.error(describeError(link.error));
    const name = customer.contactName || customer.name;
    const greeting = name === "" ? t("radar.greetingPlain") : t("radar.greeting", { name });
    const count = customer.remainingDays ?? 0;
    const amount = amountInText(customer.renewalAmount ?? "0", currency, formats);
    const { url } = link.data;
    const date = formats.date(customer.serviceExpiry ?? "");
    const isCopied = await copyText(
      count === 0
        ? t("radar.messageToday", { greeting, amount, url })
        : t("radar.message", { greeting, date, count, amount, url }),
    );
    if (isCopied) toaster.success(t("radar.copied", { name: name || nameOf(customer) }));
    else toaster.error(t("radar.notCopied"));
  };
  return { copy: () => void copyReminder(), isCopying };
}
