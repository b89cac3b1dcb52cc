import { memo, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Checkbox } from "../../../ui/checkbox";
import { classNames } from "../../../ui/class-names";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { CustomerCard } from "./customer-card";
import { CustomerCell, columnTemplate, NameCell } from "./customer-cells";
import type { CustomerTexts } from "./customer-texts";
import type { Customer } from "./customer-view";
import { toggleSelected } from "./list-memory";
import type { CustomerColumn } from "./list-settings";
import { displayName } from "./sort-customers";

export interface RowLayout {
  /** The columns of the wide list; null for cards. */
  readonly columns: readonly CustomerColumn[] | null;
  readonly hasCheckboxes: boolean;
}

interface CustomerRowProps extends RowLayout {
  customer: Customer;
  words: CustomerTexts;
  /** Where the row leads. */
  to: string;
  isReplacing: boolean;
  isNew: boolean;
  isSelected: boolean;
  isOpen: boolean;
  /** Whether the keys have come to this row; the focus follows. */
  isActive: boolean;
}

/** One customer of the list: a box to select it, and a link to its details. */
export const CustomerRow = memo(function CustomerRow(props: CustomerRowProps) {
  const { customer, words, columns, hasCheckboxes, to } = props;
  const { isReplacing, isNew, isSelected, isOpen, isActive } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.focus({ preventScroll: true });
  }, [isActive]);
  return (
    <div
      className={classNames(
        "flex border-line border-b transition-colors",
        columns === null ? "-mx-4 px-4 md:-mx-3 md:px-3" : "-mx-3 px-3",
        isSelected || isOpen ? "bg-tint-green" : "hover:bg-sunk",
      )}
    >
      {hasCheckboxes && (
        <span className="self-center pr-2">
          <Checkbox checked={isSelected} onChange={() => toggleSelected(customer.kdUid)}>
            <VisuallyHidden>{words.t("row.select", { name: displayName(customer) })}</VisuallyHidden>
          </Checkbox>
        </span>
      )}
      <Link
        ref={link}
        to={to}
        replace={isReplacing}
        preventScrollReset
        aria-current={isOpen ? "true" : undefined}
        style={columns === null ? undefined : { gridTemplateColumns: columnTemplate(columns) }}
        className={classNames(
          "min-w-0 flex-1 -outline-offset-2",
          columns === null ? "flex" : "grid min-h-row items-center gap-x-6 py-1.5",
        )}
      >
        {columns === null ? (
          <CustomerCard customer={customer} isNew={isNew} words={words} />
        ) : (
          <>
            <NameCell customer={customer} isNew={isNew} words={words} />
            {columns.map((column) => (
              <CustomerCell key={column} customer={customer} column={column} words={words} />
            ))}
          </>
        )}
      </Link>
    </div>
  );
});
