import {
  memo,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { scrolledBy, scrollToHeightWhenRendered } from "../../../platform/page";
import { useUser } from "../../../shared/session/signed-in-user";
import { agentAddresses, customerAddress, leadAddress } from "../area/agent-addresses";
import { arrivedAt } from "./customer-facts";
import { CustomerRow, type RowLayout } from "./customer-row";
import { createCustomerTexts } from "./customer-texts";
import { type Customer, type CustomerView, customerViewQuery } from "./customer-view";
import type { RowWindow } from "./engine/customer-list";
import { selectionStore, storedListState, storeListState } from "./list-state";
import { PendingRow } from "./pending-row";
import type { Shown } from "./shown-customers";
import type { RangeSelection } from "./use-range-selection";
import type { RowLinks } from "./use-row-links";
import { useVirtualRows } from "./use-virtual-rows";

interface CustomerRowsProps extends RowLayout {
  shown: Shown;
  /** Which rows are near the window is noted here. */
  near: RefObject<RowWindow>;
  links: RowLinks;
  onSelect: RangeSelection["select"];
  /** The customer whose details are open. */
  openId: string | null;
  /** Opens details beside the list instead of on a page of their own. */
  isBeside: boolean;
  /** The row the keys have come to, null before they were used. */
  active: number | null;
  /** Customers who came after this are marked; milliseconds since 1970. */
  newSince: number | null;
}

/** What stands for the number of rows until all are known. */
const unknownCount = -1;

/** The rows near the window, of as many as there are. */
export const CustomerRows = memo(function CustomerRows(props: CustomerRowsProps) {
  const { shown, near, links, onSelect, openId, columns, hasCheckboxes, isBeside, active, newSince } = props;
  const { opened, places, view, rows: cache } = shown;
  const count = opened.isStart ? unknownCount : places.length;
  const { t } = useTranslation("promoter-customers");
  const formats = useFormats();
  const words = useMemo(() => createCustomerTexts(t, formats), [t, formats]);
  const list = useRef<HTMLUListElement>(null);
  const selection = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.getSnapshot,
    selectionStore.getServerSnapshot,
  );
  const { rows, height, observe } = useVirtualRows(props, list);
  useRowsAhead(shown, rows, near);
  const addressOf = useMemo(() => rowAddress(view, isBeside), [view, isBeside]);
  useStoredScroll(view);
  return (
    <ul ref={list} aria-label={t("list.label")} className="relative print:h-auto!" style={{ height }}>
      {rows.map(({ key, index, top, height: rowHeight }) => {
        const customer = cache.get(places[index] ?? -1);
        if (customer === undefined)
          return <PendingRow key={key} index={index} count={count} top={top} height={rowHeight} />;
        return (
          <CustomerRow
            key={key}
            observe={observe}
            index={index}
            count={count}
            top={top}
            customer={customer}
            words={words}
            columns={columns}
            hasCheckboxes={hasCheckboxes}
            links={links}
            onSelect={onSelect}
            to={addressOf(customer)}
            isReplacing={isBeside && openId !== null}
            isNew={newSince !== null && arrivedAt(customer) > newSince}
            isSelected={selection.has(customer.kdUid)}
            isOpen={isBeside && openId === customer.kdUid}
            isActive={active === index}
          />
        );
      })}
    </ul>
  );
});

/** Has the rows fetched that will be scrolled to, and renders again when some came late. */
function useRowsAhead(
  { places, rows: cache }: Shown,
  rendered: readonly { readonly index: number }[],
  near: RefObject<RowWindow>,
): void {
  useSyncExternalStore(cache.subscribe, cache.getSnapshot, cache.getServerSnapshot);
  const indexes = rendered.map(({ index }) => index);
  const first = Math.min(...indexes);
  const count = indexes.length;
  useEffect(() => {
    if (count === 0) return;
    const window = { first, count };
    near.current = { first, count: Math.max(count, near.current.count) };
    cache.load(places, window);
  }, [places, cache, first, count, near]);
}

/** Where the row of a customer leads; what all rows share is worked out once. */
function rowAddress(view: CustomerView, isBeside: boolean): (customer: Customer) => string {
  const query = customerViewQuery({ ...view, openId: null });
  if (!isBeside)
    return ({ relation, kdUid }) =>
      relation === "lead" ? leadAddress(kdUid, query) : customerAddress(kdUid, query);
  const start = agentAddresses.customers + (query === "" ? "?id=" : `${query}&id=`);
  return ({ kdUid }) => start + encodeURIComponent(kdUid);
}

/** Coming back by a link finds the list where it was left, as coming back in the history does. */
function useStoredScroll(view: CustomerView): void {
  const { kdUid } = useUser();
  const query = customerViewQuery({ ...view, openId: null });
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const restore = useEffectEvent(() => {
    const left = storedListState(kdUid);
    return left?.query === query && left.scrolled > 0 ? scrollToHeightWhenRendered(left.scrolled) : undefined;
  });
  // Only where the list appears: a change of view within it begins at the top by itself.
  useEffect(() => restore(), []);
  // Only where it goes: to ask for the place at each change of the view would lay out the page once more.
  useLayoutEffect(
    () => () => storeListState({ kdUid, query: latest.current, scrolled: scrolledBy() }),
    [kdUid],
  );
}
