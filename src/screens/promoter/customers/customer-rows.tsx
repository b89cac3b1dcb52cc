import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { scrolledBy, scrollToHeightWhenRendered } from "../../../platform/page";
import { customerAddress, leadAddress } from "../area/agent-addresses";
import { CustomerRow, type RowLayout } from "./customer-row";
import { type Customer, type CustomerView, customerViewQuery } from "./customer-view";
import { rememberedList, rememberList, selectionStore } from "./list-memory";
import { arrivedAt } from "./sort-customers";

interface CustomerRowsProps extends RowLayout {
  customers: readonly Customer[];
  /** Places in `customers`, in the order shown. */
  places: readonly number[];
  view: CustomerView;
  /** Opens details beside the list instead of on a page of their own. */
  isBeside: boolean;
  /** The row the keys have come to, counted in `places`; null before they were used. */
  active: number | null;
  /** Customers who came after this are marked; milliseconds since 1970. */
  newSince: number | null;
}

/** Heights before a row was measured, in CSS pixels at the usual text size. */
const heights = { table: 53, card: 73, cardWithNote: 95 } as const;

/** The rows near the window, of as many as there are. */
export const CustomerRows = memo(function CustomerRows(props: CustomerRowsProps) {
  const { customers, places, view, columns, hasCheckboxes, isBeside, active, newSince } = props;
  const { t } = useTranslation("promoter-customers");
  const formats = useFormats();
  const words = useMemo(() => ({ t, formats }), [t, formats]);
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopOf(list);
  const selection = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.getSnapshot,
    selectionStore.getServerSnapshot,
  );
  const virtualizer = useVirtualRows(props, scrollMargin);
  const addressOf = useMemo(() => rowAddress(view, isBeside), [view, isBeside]);
  useRememberedScroll(view);
  return (
    <ul
      ref={list}
      aria-label={t("list.label")}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const customer = customers[places[index] ?? -1];
        if (customer === undefined) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={places.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 [contain:layout_style]"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <CustomerRow
              customer={customer}
              words={words}
              columns={columns}
              hasCheckboxes={hasCheckboxes}
              to={addressOf(customer)}
              isReplacing={isBeside && view.openId !== null}
              isNew={newSince !== null && arrivedAt(customer) > newSince}
              isSelected={selection.has(customer.kdUid)}
              isOpen={isBeside && view.openId === customer.kdUid}
              isActive={active === index}
            />
          </li>
        );
      })}
    </ul>
  );
});

/** Which rows are near the window, and where they stand; the row the keys came to is scrolled to. */
function useVirtualRows({ customers, places, columns, active }: CustomerRowsProps, scrollMargin: number) {
  const isTable = columns !== null;
  const estimate = (row: number) => {
    if (isTable) return heights.table;
    const customer = customers[places[row] ?? -1];
    const hasNote =
      customer !== undefined && (customer.followUpNote !== "" || customer.nextFollowUpAt !== null);
    return hasNote ? heights.cardWithNote : heights.card;
  };
  // Another function would have the places of all rows worked out again, at every picture while it scrolls.
  const keyOf = useCallback((row: number) => customers[places[row] ?? -1]?.kdUid ?? row, [customers, places]);
  const virtualizer = useWindowVirtualizer({
    count: places.length,
    estimateSize: estimate,
    overscan: 5,
    scrollMargin,
    getItemKey: keyOf,
    // Where nothing is laid out, as in tests without a browser, the estimate stands.
    measureElement: (element) =>
      element.getBoundingClientRect().height || estimate(Number(element.getAttribute("data-index"))),
  });
  useEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active, { align: "auto" });
  }, [active, virtualizer]);
  return virtualizer;
}

/** Where the row of a customer leads; what all rows share is worked out once. */
function rowAddress(view: CustomerView, isBeside: boolean): (customer: Customer) => string {
  if (!isBeside)
    return ({ relation, kdUid }) => (relation === "lead" ? leadAddress(kdUid) : customerAddress(kdUid));
  const query = customerViewQuery({ ...view, openId: null });
  const start = query === "" ? "?id=" : `${query}&id=`;
  return ({ kdUid }) => start + encodeURIComponent(kdUid);
}

/** How far below the top of the page an element begins; it moves with what comes and goes above it. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = element.current?.getBoundingClientRect().top;
    if (place !== undefined) setTop(Math.round(place + scrolledBy()));
  });
  return top;
}

/** Coming back by a link finds the list where it was left, as coming back in the history does. */
function useRememberedScroll(view: CustomerView): void {
  const query = customerViewQuery({ ...view, openId: null });
  const restore = useEffectEvent(() => {
    const { query: lastQuery, scrolled } = rememberedList();
    return lastQuery === query && scrolled > 0 ? scrollToHeightWhenRendered(scrolled) : undefined;
  });
  // Only where the list appears: a change of view within it begins at the top by itself.
  useEffect(() => restore(), []);
  useLayoutEffect(() => () => rememberList({ query, scrolled: scrolledBy() }), [query]);
}
