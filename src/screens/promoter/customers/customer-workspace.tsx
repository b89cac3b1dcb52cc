import Keyboard from "lucide/dist/esm/icons/keyboard.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { useIsWide } from "../../../shared/use-is-wide";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { IconButton } from "../../../ui/icon-button";
import { SearchField } from "../../../ui/search-field";
import { Select } from "../../../ui/select";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";
import { ColumnsMenu } from "./columns-menu";
import { CustomerRows } from "./customer-rows";
import { type Customer, customerSorts, customerViewQuery, defaultView } from "./customer-view";
import { ExpiryRadar } from "./expiry-radar";
import { FilterBar } from "./filter-bar";
import { FilterButton } from "./filter-button";
import { KeySheet } from "./key-sheet";
import { ListHeader } from "./list-header";
import { selectionStore, setSelection, toggleSelected } from "./list-memory";
import { SavedViews } from "./saved-views";
import { SelectionBar } from "./selection-bar";
import { useCustomerKeys } from "./use-customer-keys";
import { useCustomerView } from "./use-customer-view";
import { useFilteredCustomers } from "./use-filtered-customers";
import { useListSettings } from "./use-list-settings";
import { useTypedKeyword } from "./use-typed-keyword";

const CustomerDetail = lazy(() =>
  import("../customer/customer-detail").then((module) => ({ default: module.CustomerDetail })),
);

/** The list with search, filters and views; on wide screens the details of one customer beside it. */
export function CustomerWorkspace({ page }: { page: components["schemas"]["CustomerPage"] }) {
  const { list: customers, total } = page;
  const { t } = useTranslation("promoter-customers");
  const isWide = useIsWide();
  const { view, show } = useCustomerView();
  const { typed, setTyped } = useTypedKeyword(view, show);
  const { places, counts } = useFilteredCustomers(customers, view, typed);
  const [settings, changeSettings] = useListSettings();
  const [newSince] = useState(() => (settings.seenAt === null ? null : Date.parse(settings.seenAt)));
  const selected = useSelected(customers);
  const [active, setActive] = useState<number | null>(null);
  const [sheet, setSheet] = useState<"keys" | "labels" | null>(null);
  const [isSelecting, setSelecting] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useSeenAt(changeSettings);

  const isBeside = isWide;
  const isSplit = isBeside && view.openId !== null;
  const isTable = isWide && !isSplit;
  const activeCustomer = active === null ? undefined : customers[places[active] ?? -1];
  const change = (changes: Parameters<typeof show>[0]) => {
    setActive(null);
    show(changes);
  };
  const closeDetail = () => show({ openId: null });
  useCustomerKeys({
    onSearch: () => search.current?.querySelector("input")?.focus(),
    onMove: (rows) =>
      setActive((before) => {
        const next = before === null ? 0 : before + rows;
        return places.length === 0 ? null : Math.max(0, Math.min(places.length - 1, next));
      }),
    onToggle: () => activeCustomer && toggleSelected(activeCustomer.kdUid),
    onLabel: () => {
      if (selected.length === 0 && activeCustomer) setSelection(new Set([activeCustomer.kdUid]));
      if (selected.length > 0 || activeCustomer) setSheet("labels");
    },
    onSheet: () => setSheet("keys"),
    onClose: () => (view.openId !== null && isWide ? closeDetail() : setSelection(new Set())),
  });

  return (
    <div className={classNames(isSplit && "grid gap-x-8 lg:grid-cols-[24rem_minmax(0,1fr)]")}>
      <div className={classNames("min-w-0", isSplit && "max-lg:hidden")}>
        <div className="grid gap-3 max-md:pt-3">
          <div className="flex flex-wrap gap-2">
            <div ref={search} className="min-w-0 flex-1 basis-60">
              <SearchField
                label={t("search.label")}
                placeholder={t("search.placeholder")}
                value={typed}
                onChange={(text) => {
                  setActive(null);
                  setTyped(text);
                }}
                shortcut="/"
                className="w-full"
              />
            </div>
            <FilterButton view={view} counts={counts} shown={places.length} onChange={change} />
            <SavedViews view={view} views={settings.views} onChange={(views) => changeSettings({ views })} />
            {isTable && (
              <ColumnsMenu columns={settings.columns} onChange={(columns) => changeSettings({ columns })} />
            )}
            {isTable && (
              <IconButton icon={Keyboard} label={t("keys.button")} onClick={() => setSheet("keys")} />
            )}
          </div>
          <FilterBar view={view} counts={counts} onChange={change} />
          {!isSplit && (
            <div className="border-line border-t pt-3 in-data-care:hidden">
              <ExpiryRadar
                customers={customers}
                chosen={view.endsOn}
                onDay={(day) => change({ endsOn: view.endsOn === day ? null : day })}
              />
            </div>
          )}
        </div>
        <div className="mt-4 flex min-h-control-small flex-wrap items-center justify-between gap-x-4 text-13 text-ink2">
          <p role="status" className="figures">
            {t("count.shown", { count: places.length })}
          </p>
          {isTable ? null : (
            <span className="flex items-center gap-3">
              {!isWide && (
                <Button variant="quiet" size="small" onClick={() => setSelecting(!isSelecting)}>
                  {t(isSelecting ? "selection.clear" : "selection.start")}
                </Button>
              )}
              <Select
                aria-label={t("sort.label")}
                value={view.sort}
                options={customerSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
                onChange={(event) => {
                  const sort = customerSorts.find((choice) => choice === event.target.value);
                  if (sort) change({ sort, isReversed: false });
                }}
                className="max-md:hidden"
              />
            </span>
          )}
        </div>
        {total > customers.length && (
          <Banner
            tone="amber"
            className="mb-3"
            action={
              <Link to={agentAddresses.search} className={textLink}>
                {t("count.lookUp")}
              </Link>
            }
          >
            {t("count.cut", { total, shown: customers.length })}
          </Banner>
        )}
        {isTable ? (
          <ListHeader columns={settings.columns} view={view} onSort={change} />
        ) : (
          <div className="border-ink border-t" />
        )}
        {places.length === 0 ? (
          <Empty
            title={t("empty.filtered")}
            action={
              <Button
                onClick={() => {
                  setTyped("");
                  void navigate(
                    agentAddresses.customers + customerViewQuery({ ...defaultView, openId: view.openId }),
                  );
                }}
              >
                {t("filter.clear")}
              </Button>
            }
          >
            {t("empty.filteredText")}
          </Empty>
        ) : (
          <CustomerRows
            customers={customers}
            places={places}
            view={view}
            columns={isTable ? settings.columns : null}
            hasCheckboxes={isWide || isSelecting || selected.length > 0}
            isBeside={isBeside}
            active={active}
            newSince={newSince}
          />
        )}
        <SelectionBar
          selected={selected}
          shown={places.flatMap((place) => customers[place] ?? [])}
          isLabelling={sheet === "labels"}
          onLabelling={(isOpen) => setSheet(isOpen ? "labels" : null)}
        />
      </div>
      {isSplit && view.openId !== null && (
        <aside
          aria-label={t("detail.label")}
          className="sticky top-0 max-h-dvh min-w-0 self-start overflow-y-auto border-line pt-1 pb-6 lg:border-l lg:pl-8"
        >
          <div className="flex justify-end">
            <IconButton icon={X} label={t("detail.close")} onClick={closeDetail} />
          </div>
          <Suspense fallback={<Skeleton rows={8} />}>
            <CustomerDetail key={view.openId} kdUid={view.openId} isBeside />
          </Suspense>
        </aside>
      )}
      <KeySheet isOpen={sheet === "keys"} onClose={() => setSheet(null)} />
    </div>
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
