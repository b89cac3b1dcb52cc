import { serverNow } from "../../../platform/clock";
import { maskPhone } from "../../../rules/phone";
import { classNames } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import { displayName } from "./customer-facts";
import { type CustomerTexts, dueText, serviceText, toneClasses } from "./customer-texts";
import type { Customer, CustomerSort } from "./customer-view";
import type { CustomerColumn } from "./list-settings";

/** Widths of the columns of the wide list; the name comes first. */
const columnWidths: Readonly<Record<CustomerColumn | "name", string>> = {
  name: "minmax(9rem,1.4fr)",
  phone: "7rem",
  expiry: "8.5rem",
  amount: "8rem",
  intention: "5rem",
  followUp: "8rem",
  note: "minmax(7rem,1.2fr)",
  labels: "minmax(6rem,1fr)",
  channel: "6.5rem",
  broughtBy: "6.5rem",
  registered: "6rem",
};

/** The tracks of a grid with these columns, the name before them. */
export function columnTemplate(columns: readonly CustomerColumn[]): string {
  return [columnWidths.name, ...columns.map((column) => columnWidths[column])].join(" ");
}

/** The columns whose title sorts the list. */
export const columnSorts: Partial<Record<CustomerColumn | "name", CustomerSort>> = {
  name: "name",
  expiry: "urgency",
  amount: "amount",
  followUp: "followUp",
  registered: "recent",
};

interface CellProps {
  customer: Customer;
  words: CustomerTexts;
}

/** The name of a customer in the wide list: as many lines as the end of the service has. */
export function NameCell({ customer, isNew, words }: CellProps & { isNew: boolean }) {
  const { t } = words;
  const { versionLevel } = customer;
  return (
    <span className="line-clamp-2 min-w-0 whitespace-normal leading-5 [overflow-wrap:anywhere] [&>*]:mr-2">
      <span className="font-semibold">{displayName(customer)}</span>
      <Tag hidden={versionLevel === null}>{versionLevel !== null && t(`version.${versionLevel}`)}</Tag>
      {isNew && <Tag tone="green">{t("row.new")}</Tag>}
    </span>
  );
}

/** One fact of a customer in the wide list. */
export function CustomerCell({ customer, column, words }: CellProps & { column: CustomerColumn }) {
  const { t, formats } = words;
  switch (column) {
    case "phone":
      return <span className="figures text-ink2">{maskPhone(customer.phone)}</span>;
    case "expiry": {
      const { days, date, tone } = serviceText(customer, serverNow(), t, formats);
      return (
        <span className="figures flex flex-col leading-5">
          <span className={classNames("font-semibold", toneClasses[tone])}>{days}</span>
          <span className="text-13 text-ink2">{date}</span>
        </span>
      );
    }
    case "amount":
      return (
        <span className="figures text-right">
          {customer.renewalAmount === null ? "" : formats.money(customer.renewalAmount)}
        </span>
      );
    case "intention":
      return (
        <span className="text-ink2">
          {customer.purchaseIntention === null ? "" : t(`intention.${customer.purchaseIntention}`)}
        </span>
      );
    case "followUp": {
      const due = dueText(customer, serverNow(), t, formats, true);
      if (due !== null) return <span className="truncate text-13 text-amber">{due}</span>;
      const { nextFollowUpAt } = customer;
      return (
        <span className="figures text-ink2">
          {nextFollowUpAt === null ? "" : formats.date(nextFollowUpAt)}
        </span>
      );
    }
    case "note":
      return <span className="truncate text-13 text-ink2">{customer.followUpNote}</span>;
    case "labels":
      return (
        <span className="flex gap-1 overflow-hidden">
          {customer.labels.slice(0, 3).map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </span>
      );
    case "channel":
      return (
        <span className="truncate text-13 text-ink2">{t(`channel.${customer.registrationChannel}`)}</span>
      );
    case "broughtBy":
      return <span className="truncate text-13 text-ink2">{customer.broughtBy ?? t("broughtBy.own")}</span>;
    case "registered": {
      const { registrationTime } = customer;
      return (
        <span className="figures text-ink2">
          {registrationTime === null ? "" : formats.date(registrationTime)}
        </span>
      );
    }
  }
}
