import { type ReactNode, useCallback, useState } from "react";
import { classNames } from "../../../ui/class-names";
import { CustomerRows } from "./customer-rows";
import { ListHeader } from "./list-header";
import { NoMatches, TruncationNotice } from "./list-notices";
import { setSelection } from "./list-state";
import { ListSummary } from "./list-summary";
import { SelectionBar } from "./selection-bar";
import { useRowLinks } from "./use-row-links";
import type { Workspace } from "./use-workspace";

interface CustomerResultsProps {
  workspace: Workspace;
  isLabelling: boolean;
  onLabelling: (isOpen: boolean) => void;
}

/** How many fit, the rows themselves, and what can be done with those selected. */
export function CustomerResults({ workspace, isLabelling, onLabelling }: CustomerResultsProps) {
  const { shown, view, change, type, settings, selected, isWide, isTable } = workspace;
  const { opened, places } = shown;
  const { list, size, total } = opened;
  const links = useRowLinks();
  const [isSelecting, setSelecting] = useState(false);
  const handleSelecting = useCallback((isOn: boolean) => {
    setSelecting(isOn);
    if (!isOn) setSelection(new Set());
  }, []);
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
      {total > size && <TruncationNotice total={total} shown={size} />}
      <ListFrame
        isTable={isTable}
        header={<ListHeader columns={settings.columns} view={view} onSort={change} />}
      >
        {places.length === 0 ? (
          <NoMatches view={view} onClear={() => type("")} />
        ) : (
          <CustomerRows
            shown={shown}
            near={workspace.near}
            links={links}
            openId={view.openId}
            columns={isTable ? settings.columns : null}
            hasCheckboxes={isWide || isSelecting || selected.size > 0}
            isBeside={isWide}
            active={workspace.active}
            newSince={workspace.newSince}
          />
        )}
      </ListFrame>
      <SelectionBar
        list={list}
        selected={selected}
        places={places}
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
