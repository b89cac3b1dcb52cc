import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface TabsProps<Name extends string> {
  readonly names: readonly Name[];
  readonly counts: Partial<Record<Name, number>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}

/** Tabs with the content of the chosen one; arrow keys go from one to the next. */
export function Tabs<Name extends string>({ names, counts, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (names.indexOf(chosen) + step + names.length) % names.length;
    const next = names[index];
    if (next === undefined) return;
    onChoose(next);
    const button = list.current?.children[index];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" onKeyDown={handleKey}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-content`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {name}
            {(counts[name] ?? 0) > 0 && <span className="count">{counts[name]}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-content`} className="content" role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
