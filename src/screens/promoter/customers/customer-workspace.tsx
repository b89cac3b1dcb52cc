import { useCallback, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names";
import { CustomerResults } from "./customer-results";
import { DetailAside } from "./detail-aside";
import { ExpiryRadar } from "./expiry-radar";
import { FilterBar } from "./filter-bar";
import { KeySheet } from "./key-sheet";
import { PendingRadar } from "./pending-radar";
import type { Shown } from "./shown-customers";
import type { ListSearch } from "./use-list-search";
import { useWorkspace, useWorkspaceKeys } from "./use-workspace";
import { WorkspaceToolbar } from "./workspace-toolbar";

/** The list with search, filters and views; on wide screens the details of one customer beside it. */
export function CustomerWorkspace({ search: listSearch, shown }: { search: ListSearch; shown: Shown }) {
  const { opened, places, counts } = shown;
  const workspace = useWorkspace(listSearch, shown);
  const { view, change, isSplit, closeDetail } = workspace;
  const [sheet, setSheet] = useState<"keys" | "labels" | null>(null);
  const search = useRef<HTMLDivElement>(null);
  const narrowToDay = useCallback((endsOn: string | null) => change({ endsOn }), [change]);
  const showKeys = useCallback(() => setSheet("keys"), []);
  useWorkspaceKeys(workspace, {
    onSearch: () => search.current?.querySelector("input")?.focus(),
    onLabel: () => setSheet("labels"),
    onSheet: showKeys,
  });
  return (
    <div>
      <div className="grid gap-3 max-md:pt-3">
        <WorkspaceToolbar
          searchRef={search}
          typed={workspace.typed}
          onType={workspace.type}
          view={view}
          counts={counts}
          shown={counts && places.length}
          onView={change}
          settings={workspace.settings}
          onSettings={workspace.changeSettings}
          isTable={workspace.isTable}
          isCompact={!workspace.isWide}
          onKeys={showKeys}
        />
        <FilterBar view={view} counts={counts} onChange={change} />
        {!isSplit && (
          <div className="border-line border-t pt-3 in-data-care:hidden">
            {opened.isStart ? (
              <PendingRadar />
            ) : (
              <ExpiryRadar
                radar={opened.radar}
                currency={opened.currency}
                chosen={view.endsOn}
                onDay={narrowToDay}
              />
            )}
          </div>
        )}
      </div>
      <div className={classNames(isSplit && "grid gap-x-8 lg:grid-cols-[24rem_minmax(0,1fr)]")}>
        <div className={classNames("min-w-0", isSplit && "max-lg:hidden")}>
          <CustomerResults
            workspace={workspace}
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
