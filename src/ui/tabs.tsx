import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names";
import { tabClass, tabRowClass } from "./tab-class";

export interface Tab<T extends string> {
  id: T;
  label: string;
  count?: number | undefined;
  className?: string | undefined;
}

interface TabsProps<T extends string> {
  /** What the tabs are about, for those who listen. */
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (id: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs and the panel of the chosen one. Left, right, home and end choose; tab continues into the panel. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={tabRowClass} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => {
          const isChosen = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={classNames(tabClass, tab.className)}
            >
              {tab.label}
              {tab.count !== undefined && ` ${tab.count}`}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

function tabAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
