import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/class-names";
import { CustomerRows } from "./customer-rows";
import { ListHeader } from "./list-header";
import { NoMatches, TruncationNotice } from "./list-notices";
import { setSelection } from "./list-state";
import { ListSummary } from "./list-summary";
import { SelectionBar } from "./selection-bar";
import type { Workspace } from "./use-workspace";

interface CustomerResultsProps {
  workspace: Workspace;
  /** Customers there are, of which the list may hold only the first. */
  total: number;
  isLabelling: boolean;
  onLabelling: (isOpen: boolean) => void;
}

/** How many fit, the rows themselves, and what can be done with those selected. */
export function CustomerResults({ workspace, total, isLabelling, onLabelling }: CustomerResultsProps) {
  const { customers, places, view, change, type, settings, selected, isWide, isTable } = workspace;
  const [isSelecting, setSelecting] = useState(false);
  const handleSelecting = (isOn: boolean) => {
    setSelecting(isOn);
    if (!isOn) setSelection(new Set());
  };
  return (
    <>
      <ListSummary
        shown={places.length}
        view={view}
        onSort={change}
        isTable={isTable}
        isSelecting={isSelecting}
        onSelecting={handleSelecting}
      />
      {total > customers.length && <TruncationNotice total={total} shown={customers.length} />}
      <ListFrame
        isTable={isTable}
        header={<ListHeader columns={settings.columns} view={view} onSort={change} />}
      >
        {places.length === 0 ? (
          <NoMatches view={view} onClear={() => type("")} />
        ) : (
          <CustomerRows
            customers={customers}
            places={places}
            view={view}
            columns={isTable ? settings.columns : null}
            hasCheckboxes={isWide || isSelecting || selected.length > 0}
            isBeside={isWide}
            active={workspace.active}
            newSince={workspace.newSince}
          />
        )}
      </ListFrame>
      <SelectionBar
        selected={selected}
        shown={places.length}
        onAll={() => setSelection(new Set(places.flatMap((index) => customers[index]?.kdUid ?? [])))}
        isLabelling={isLabelling}
        onLabelling={onLabelling}
      />
    </>
  );
}

interface ListFrameProps {
  isTable: boolean;
  header: ReactNode;
  children: ReactNode;
}

/** Columns below their titles, which may be wider than the window; cards below a line. */
function ListFrame({ isTable, header, children }: ListFrameProps) {
  return (
    <div className={classNames(isTable && "-mx-3 overflow-x-auto px-3")}>
      <div className={classNames(isTable && "w-max min-w-full")}>
        {isTable ? header : <div className="border-ink border-t" />}
        {children}
      </div>
    </div>
  );
}
