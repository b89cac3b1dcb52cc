import { type ReactNode, useCallback, useState } from "react";
import { classNames } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
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
  const { shown, view, change, settings, selected, isTable } = workspace;
  const { opened, places, counts } = shown;
  const [isSelecting, setSelecting] = useState(false);
  const handleSelecting = useCallback((isOn: boolean) => {
    setSelecting(isOn);
    if (!isOn) setSelection(new Set());
  }, []);
  return (
    <>
      <ListSummary
        shown={counts && places.length}
        view={view}
        onSort={change}
        isTable={isTable}
        isSelecting={isSelecting}
        onSelecting={handleSelecting}
      />
      <TruncationNotice opened={opened} />
      <ListFrame
        isTable={isTable}
        header={<ListHeader columns={settings.columns} view={view} onSort={change} />}
      >
        <ResultRows workspace={workspace} isSelecting={isSelecting} />
      </ListFrame>
      <SelectionBar
        list={opened.list}
        selected={selected}
        places={counts && places}
        isLabelling={isLabelling}
        onLabelling={onLabelling}
      />
    </>
  );
}

/** The rows of the view; of a list that is on its way those that are there, and room for more. */
function ResultRows({ workspace, isSelecting }: { workspace: Workspace; isSelecting: boolean }) {
  const { shown, isWaiting, near, view, type, settings, selected, isWide, isTable } = workspace;
  const links = useRowLinks();
  if (isWaiting) return <Skeleton rows={8} isSlim={isTable} />;
  if (shown.places.length === 0) return <NoMatches view={view} onClear={() => type("")} />;
  return (
    <>
      <CustomerRows
        shown={shown}
        near={near}
        links={links}
        onSelect={workspace.range.select}
        openId={view.openId}
        columns={isTable ? settings.columns : null}
        hasCheckboxes={isWide || isSelecting || selected.size > 0}
        isBeside={isWide}
        active={workspace.active}
        newSince={workspace.newSince}
      />
      {shown.opened.isStart && <Skeleton rows={3} isSlim={isTable} />}
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
    <div className={classNames(isTable && "-mx-3 overflow-x-auto px-3 print:overflow-visible")}>
      <div className={classNames(isTable && "w-max min-w-full")}>
        {isTable ? header : <div className="border-ink border-t" />}
        {children}
      </div>
    </div>
  );
}
