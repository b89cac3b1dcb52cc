import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { BareCheckbox } from "../../../ui/bare-checkbox";
import { classNames } from "../../../ui/class-names";
import { CustomerCard } from "./customer-card";
import { CustomerCell, columnTemplate, NameCell } from "./customer-cells";
import { displayName } from "./customer-facts";
import type { CustomerTexts } from "./customer-texts";
import type { Customer } from "./customer-view";
import type { CustomerColumn } from "./list-settings";
import type { RangeSelection } from "./use-range-selection";
import type { RowLinks } from "./use-row-links";

export interface RowLayout {
  /** The columns of the wide list; null for cards. */
  readonly columns: readonly CustomerColumn[] | null;
  readonly hasCheckboxes: boolean;
}

interface CustomerRowProps extends RowLayout {
  /** Observes the height of the row's element. */
  observe: (element: HTMLElement | null) => (() => void) | undefined;
  /** Its place among the `count` rows of the list, from 0; -1 where it is not known how many there are. */
  index: number;
  count: number;
  /** How far below the top of the list it stands, in CSS pixels. */
  top: number;
  customer: Customer;
  words: CustomerTexts;
  links: RowLinks;
  onSelect: RangeSelection["select"];
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
  const { observe, index, count, top, customer, words, columns, hasCheckboxes, links, to } = props;
  const { onSelect, isReplacing, isNew, isSelected, isOpen, isActive } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useBlurWhenReused(link, index);
  useFocus(link, { isActive, isOpen, isBesideDetails: isReplacing });
  return (
    <li
      ref={observe}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
      className={classNames(
        "absolute top-0 flex border-line border-b hover:transition-colors [contain:layout_style] print:static print:transform-none! print:break-inside-avoid",
        columns === null ? "-inset-x-4 px-4 md:-inset-x-3 md:px-3" : "-inset-x-3 px-3",
        isSelected || isOpen ? "bg-tint-green" : "hover:bg-sunk",
      )}
    >
      {hasCheckboxes && (
        <BareCheckbox
          label={words.select(displayName(customer))}
          checked={isSelected}
          onPress={(isRange) => onSelect(index, customer.kdUid, isRange)}
        />
      )}
      <a
        ref={link}
        href={links.base + to}
        onClick={(event) => links.follow(event, to, { isReplacing, isOpen })}
        aria-current={isOpen ? "true" : undefined}
        style={columns === null ? undefined : { gridTemplateColumns: columnTemplate(columns) }}
        className={classNames(
          "-mx-1.5 min-w-0 flex-1 px-1.5 -outline-offset-2",
          columns === null
            ? "flex"
            : "grid h-[calc(var(--row)+0.25rem)] items-center gap-x-6 whitespace-nowrap",
        )}
      >
        <RowContent customer={customer} words={words} columns={columns} isNew={isNew} />
      </a>
    </li>
  );
});

/** What a row shows: the same as long as the customer is, whatever else is shown and wherever the row stands. */
const RowContent = memo(function RowContent({
  customer,
  words,
  columns,
  isNew,
}: Pick<CustomerRowProps, "customer" | "words" | "columns" | "isNew">) {
  // A card of its own for each customer: in one that is passed on, each text of another width counts as a layout shift.
  if (columns === null)
    return <CustomerCard key={customer.kdUid} customer={customer} isNew={isNew} words={words} />;
  return (
    <>
      <NameCell customer={customer} isNew={isNew} words={words} />
      {columns.map((column) => (
        <CustomerCell key={column} customer={customer} column={column} words={words} />
      ))}
    </>
  );
});

/**
 * The focus comes to a row with the keys, and comes back from its details once they are closed, also where they were
 * opened by a press. A row that only appears, as after a change made in the details, leaves it there.
 */
function useFocus(
  link: RefObject<HTMLElement | null>,
  { isActive, isOpen, isBesideDetails }: Record<"isActive" | "isOpen" | "isBesideDetails", boolean>,
): void {
  const before = useRef<{ readonly isActive: boolean; readonly isOpen: boolean } | null>(null);
  useEffect(() => {
    const { current: last } = before;
    before.current = { isActive, isOpen };
    if (link.current === null) return;
    const isReached = isActive && (last === null ? !isInDetails(link.current) : !last.isActive);
    const isLeft = last?.isOpen === true && !isOpen && !isBesideDetails;
    if (isReached || (isLeft && (isActive || !hasFocus(link.current))))
      link.current.focus({ preventScroll: true });
  }, [link, isActive, isOpen, isBesideDetails]);
}

/** Whether anything of the page has the focus: what was closed takes it along. */
function hasFocus({ ownerDocument: { activeElement, body } }: HTMLElement): boolean {
  return activeElement !== null && activeElement !== body;
}

function isInDetails({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.activeElement?.closest("aside, dialog") != null;
}

/** The focus stays with its row: an element that goes on to show another one gives it up. */
function useBlurWhenReused(link: RefObject<HTMLElement | null>, index: number): void {
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const row = link.current?.parentElement;
    const focused = row?.ownerDocument.activeElement;
    if (focused instanceof HTMLElement && row?.contains(focused)) focused.blur();
  }, [link, index]);
}
