import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link, useNavigate } from "react-router-dom";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { useIsWide } from "../../../shared/use-is-wide";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";
import { useHasColumns } from "../area/use-has-columns";
import { CustomerRows } from "./customer-rows";
import { type Customer, type CustomerView, customerViewQuery, defaultView } from "./customer-view";
import { DetailAside } from "./detail-aside";
import { ExpiryRadar } from "./expiry-radar";
import { FilterBar } from "./filter-bar";
import { KeySheet } from "./key-sheet";
import { ListHeader } from "./list-header";
import { selectionStore, setSelection, toggleSelected } from "./list-memory";
import { ListSummary } from "./list-summary";
import { SelectionBar } from "./selection-bar";
import { useCustomerKeys } from "./use-customer-keys";
import { useCustomerView } from "./use-customer-view";
import { useFilteredCustomers } from "./use-filtered-customers";
import { useListSettings } from "./use-list-settings";
import { useTypedKeyword } from "./use-typed-keyword";
import { WorkspaceToolbar } from "./workspace-toolbar";

/** The list with search, filters and views; on wide screens the details of one customer beside it. */
export function CustomerWorkspace({ page }: { page: components["schemas"]["CustomerPage"] }) {
  const { list: customers, total } = page;
  const isWide = useIsWide();
  const hasColumns = useHasColumns();
  const { view, show } = useCustomerView();
  const { typed, setTyped } = useTypedKeyword(view, show);
  // A key shows in the box at once; the list follows in pieces that give way to the next key.
  const keyword = useDeferredValue(typed);
  const { places, counts } = useFilteredCustomers(customers, view, keyword);
  const [settings, changeSettings] = useListSettings();
  const [newSince] = useState(() => (settings.seenAt === null ? null : Date.parse(settings.seenAt)));
  const selected = useSelected(customers);
  const [active, setActive] = useState<number | null>(null);
  const [sheet, setSheet] = useState<"keys" | "labels" | null>(null);
  const [isSelecting, setSelecting] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  useSeenAt(changeSettings);

  const isSplit = isWide && view.openId !== null;
  const isTable = hasColumns && !isSplit;
  const activeCustomer = active === null ? undefined : customers[places[active] ?? -1];
  const change = useCallback(
    (changes: Partial<CustomerView>) => {
      setActive(null);
      show(changes);
    },
    [show],
  );
  const narrowToDay = useCallback((endsOn: string | null) => change({ endsOn }), [change]);
  const showKeys = useCallback(() => setSheet("keys"), []);
  const closeDetail = () => show({ openId: null });
  useCustomerKeys({
    onSearch: () => search.current?.querySelector("input")?.focus(),
    onMove: (rows) => setActive(places.length === 0 ? null : rowAfter(active, rows, places.length)),
    onToggle: () => activeCustomer && toggleSelected(activeCustomer.kdUid),
    onLabel: () => {
      if (selected.length === 0 && activeCustomer) setSelection(new Set([activeCustomer.kdUid]));
      if (selected.length > 0 || activeCustomer) setSheet("labels");
    },
    onSheet: showKeys,
    onClose: () => (isSplit ? closeDetail() : setSelection(new Set())),
  });
  const handleType = (text: string) => {
    setActive(null);
    setTyped(text);
  };
  const handleSelecting = (isOn: boolean) => {
    setSelecting(isOn);
    if (!isOn) setSelection(new Set());
  };

  return (
    <div>
      <div className="grid gap-3 max-md:pt-3">
        <WorkspaceToolbar
          searchRef={search}
          typed={typed}
          onType={handleType}
          view={view}
          counts={counts}
          shown={places.length}
          onView={change}
          settings={settings}
          onSettings={changeSettings}
          isTable={isTable}
          isCompact={!isWide}
          onKeys={showKeys}
        />
        <FilterBar view={view} counts={counts} onChange={change} />
        {!isSplit && (
          <div className="border-line border-t pt-3 in-data-care:hidden">
            <ExpiryRadar customers={customers} chosen={view.endsOn} onDay={narrowToDay} />
          </div>
        )}
      </div>
      <div className={classNames(isSplit && "grid gap-x-8 lg:grid-cols-[24rem_minmax(0,1fr)]")}>
        <div className={classNames("min-w-0", isSplit && "max-lg:hidden")}>
          <ListSummary
            shown={places.length}
            view={view}
            onSort={change}
            isTable={isTable}
            isSelecting={isSelecting}
            onSelecting={handleSelecting}
          />
          {total > customers.length && <CutNotice total={total} shown={customers.length} />}
          <ListFrame
            isTable={isTable}
            header={<ListHeader columns={settings.columns} view={view} onSort={change} />}
          >
            {places.length === 0 ? (
              <NoneFits view={view} onClear={() => setTyped("")} />
            ) : (
              <CustomerRows
                customers={customers}
                places={places}
                view={view}
                columns={isTable ? settings.columns : null}
                hasCheckboxes={isWide || isSelecting || selected.length > 0}
                isBeside={isWide}
                active={active}
                newSince={newSince}
              />
            )}
          </ListFrame>
          <SelectionBar
            selected={selected}
            shown={places.length}
            onAll={() => setSelection(new Set(places.flatMap((place) => customers[place]?.kdUid ?? [])))}
            isLabelling={sheet === "labels"}
            onLabelling={(isOpen) => setSheet(isOpen ? "labels" : null)}
          />
        </div>
        {isSplit && view.openId !== null && <DetailAside kdUid={view.openId} onClose={closeDetail} />}
      </div>
      <KeySheet isOpen={sheet === "keys"} onClose={() => setSheet(null)} />
    </div>
  );
}

/** Columns below their titles, which may be wider than the window; cards below a line. */
function ListFrame({
  isTable,
  header,
  children,
}: {
  isTable: boolean;
  header: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames(isTable && "-mx-3 overflow-x-auto px-3")}>
      <div className={classNames(isTable && "w-max min-w-full")}>
        {isTable ? header : <div className="border-ink border-t" />}
        {children}
      </div>
    </div>
  );
}

/** The row the keys come to; the first one when they have not been used. */
function rowAfter(active: number | null, rows: number, count: number): number {
  return active === null ? 0 : Math.max(0, Math.min(count - 1, active + rows));
}

function CutNotice({ total, shown }: { total: number; shown: number }) {
  const { t } = useTranslation("promoter-customers");
  return (
    <Banner
      tone="amber"
      className="mb-3"
      action={
        <Link to={agentAddresses.search} className={textLink}>
          {t("count.lookUp")}
        </Link>
      }
    >
      {t("count.cut", { total, shown })}
    </Banner>
  );
}

function NoneFits({ view, onClear }: { view: CustomerView; onClear: () => void }) {
  const { t } = useTranslation("promoter-customers");
  const navigate = useNavigate();
  const clear = () => {
    onClear();
    const query = customerViewQuery({ ...defaultView, openId: view.openId });
    void navigate(agentAddresses.customers + query);
  };
  return (
    <Empty title={t("empty.filtered")} action={<Button onClick={clear}>{t("filter.clear")}</Button>}>
      {t("empty.filteredText")}
    </Empty>
  );
}

/** The selected customers that are in the list. */
function useSelected(customers: readonly Customer[]): readonly Customer[] {
  const selection = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.getSnapshot,
    selectionStore.getServerSnapshot,
  );
  return selection.size === 0 ? [] : customers.filter(({ kdUid }) => selection.has(kdUid));
}

/** Notes when the list was seen, so that the next visit marks who came since. */
function useSeenAt(change: (settings: { seenAt: string }) => void): void {
  const seen = useRef(change);
  useEffect(() => seen.current({ seenAt: new Date(now()).toISOString() }), []);
}
