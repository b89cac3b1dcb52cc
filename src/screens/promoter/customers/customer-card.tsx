import Clock from "lucide/dist/esm/icons/clock.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import { serverNow } from "../../../platform/clock";
import { maskPhone } from "../../../rules/phone";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { Tag } from "../../../ui/tag";
import { displayName } from "./customer-facts";
import { type CustomerTexts, dueText, serviceText, sizeText, toneClasses } from "./customer-texts";
import type { Customer } from "./customer-view";

interface CustomerCardProps {
  customer: Customer;
  isNew: boolean;
  words: CustomerTexts;
}

/** A customer on a phone or beside open details: name and version, number and size, what is due; days left at the right, in care mode below. */
export function CustomerCard({ customer, isNew, words }: CustomerCardProps) {
  const { t, formats } = words;
  const { days, date, tone } = serviceText(customer, serverNow(), t, formats);
  const due = dueText(customer, serverNow(), t, formats);
  const { versionLevel, relation, serviceState, followUpNote } = customer;
  const name = displayName(customer);
  const phone = maskPhone(customer.phone);
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 in-data-care:grid-cols-[auto_minmax(0,1fr)]">
      {/* A long name takes a second line, in which its tags find room as well. */}
      <span className="line-clamp-2 min-w-0 text-17 [overflow-wrap:anywhere] max-[22rem]:line-clamp-3 in-data-care:col-span-full [&>*]:mr-2">
        <span className="font-semibold">{name}</span>
        {serviceState === "trial" && relation === "customer" ? (
          <Tag tone="outline">{t("status.trial")}</Tag>
        ) : (
          versionLevel !== null && <Tag>{t(`version.${versionLevel}`)}</Tag>
        )}
        {isNew && <Tag tone="green">{t("row.new")}</Tag>}
      </span>
      <span
        className={classNames(
          "figures text-right font-semibold in-data-care:order-2 in-data-care:text-left",
          toneClasses[tone],
        )}
      >
        {days}
      </span>
      <span className="line-clamp-2 min-w-0 text-13 text-ink2 tabular-nums in-data-care:col-span-full">
        {name !== phone && <span className="mr-3">{phone}</span>}
        {relation === "customer" && (
          <span aria-label={sizeText(customer, "Long", t)} role="img" className="inline-block">
            {sizeText(customer, "", t)}
          </span>
        )}
      </span>
      <span className="figures text-right text-13 text-ink2 in-data-care:order-2 in-data-care:text-left">
        {date}
      </span>
      {(due !== null || followUpNote !== "") && (
        <span
          className={classNames(
            "col-span-full flex min-w-0 items-center gap-1.5 text-13 in-data-care:order-1",
            due === null ? "text-ink2" : "text-amber",
          )}
        >
          <Icon of={due === null ? FileText : Clock} size="small" />
          <span className="line-clamp-1 break-all">{due ?? followUpNote}</span>
        </span>
      )}
    </span>
  );
}
