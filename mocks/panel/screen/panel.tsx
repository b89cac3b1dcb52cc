import { type KeyboardEvent, useRef, useState } from "react";
import { FaultsTab } from "./faults-tab";
import { OutsideTab } from "./outside-tab";
import { PageTab } from "./page-tab";
import { keepOpenness, keepSide, keepTab, readSide, readTab } from "./remembered";
import { RequestsTab } from "./requests-tab";
import { ShareTab } from "./share-tab";
import { Tabs } from "./tabs";
import { type Door, useDoor } from "./use-door";
import { WorldTab } from "./world-tab";

const tabNames = ["World", "Page", "Requests", "Faults", "Share", "Outside"] as const;
type TabName = (typeof tabNames)[number];

/** A button in the corner, and the panel it opens. The panel lies over the page and never holds its keys or pointer. */
export function Panel({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [side, setSide] = useState(readSide);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const door = useDoor(isOpen);

  function open(): void {
    setIsOpen(true);
    keepOpenness(true);
    // When it has been drawn.
    requestAnimationFrame(() => panel.current?.focus());
  }

  function close(): void {
    setIsOpen(false);
    keepOpenness(false);
    requestAnimationFrame(() => launcher.current?.focus());
  }

  function changeSide(): void {
    const other = side === "right" ? "left" : "right";
    setSide(other);
    keepSide(other);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // The page's own dialogs keep their Escape for themselves.
    event.stopPropagation();
    close();
  }

  if (!isOpen)
    return (
      <button ref={launcher} type="button" className="launcher" aria-expanded={false} onClick={open}>
        <Mark />
        Mocks
      </button>
    );
  return (
    <aside
      ref={panel}
      className={`panel ${side}`}
      aria-label="Pretend back end"
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <header className="head">
        <Mark />
        <strong>Pretend back end</strong>
        <Time door={door} />
        <button type="button" className="quiet narrow-hidden" onClick={changeSide}>
          {side === "right" ? "To the left" : "To the right"}
        </button>
        <button type="button" className="quiet" onClick={close}>
          Close
        </button>
      </header>
      <Problems door={door} />
      <Body door={door} />
    </aside>
  );
}

function Body({ door }: { door: Door }) {
  const [chosen, setChosen] = useState<TabName>(() => tabNames.find((name) => name === readTab()) ?? "World");
  const { state, choices, requests } = door;
  if (!state || !choices) return <p className="note padded">Asking the pretend back end…</p>;
  const faultCount = state.faults.length + state.broughtFaults.length;
  const counts: Partial<Record<TabName, number>> = { Requests: requests.length, Faults: faultCount };
  const shown = tabNames.filter((name) => name !== "Outside" || choices.controls.length > 0);
  const tab = shown.includes(chosen) ? chosen : "World";
  return (
    <Tabs
      names={shown}
      counts={counts}
      chosen={tab}
      onChoose={(name) => {
        setChosen(name);
        keepTab(name);
      }}
    >
      {tab === "World" && <WorldTab door={door} state={state} choices={choices} />}
      {tab === "Page" && <PageTab />}
      {tab === "Requests" && <RequestsTab door={door} state={state} />}
      {tab === "Faults" && <FaultsTab door={door} state={state} choices={choices} />}
      {tab === "Share" && <ShareTab door={door} state={state} />}
      {tab === "Outside" && <OutsideTab door={door} choices={choices} />}
    </Tabs>
  );
}

function Time({ door: { state } }: { door: Door }) {
  if (!state) return <span className="time" />;
  return (
    <span className="time">
      {state.now.slice(0, 16).replace("T", " ")}
      {state.clock.mode === "frozen" && " frozen"}
    </span>
  );
}

/** What is wrong with the page's selection, and why the last act failed. */
function Problems({ door: { state, problem, say } }: { door: Door }) {
  return (
    <div role="status">
      {state?.problem && <PageProblem text={state.problem} />}
      {problem && (
        <p className="problem">
          {problem}{" "}
          <button type="button" className="link" onClick={() => say(null)}>
            Dismiss
          </button>
        </p>
      )}
    </div>
  );
}

/** The list of all that would be right is long: it opens on request. */
function PageProblem({ text }: { text: string }) {
  const end = text.indexOf("; ");
  const [said, rest] = end < 0 ? [text, ""] : [`${text.slice(0, end)}.`, text.slice(end + 2)];
  return (
    <details className="problem">
      <summary>{`The address of this page: ${said} The world is as it was.`}</summary>
      {rest}
    </details>
  );
}

/** Two entries and a double line. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 4h10M3 7h6M3 11h10M3 13h10" />
    </svg>
  );
}
