import { type KeyboardEvent, useRef, useState } from "react";
import { FaultsTab } from "./faults-tab";
import { LiveTab } from "./live-tab";
import { OutsideTab } from "./outside-tab";
import { PageTab } from "./page-tab";
import { readSide, readTab, saveOpenness, saveSide, saveTab } from "./panel-settings";
import { RequestsTab } from "./requests-tab";
import { ShareTab } from "./share-tab";
import { Tabs } from "./tabs";
import { type ControlApi, useControlApi } from "./use-control-api";
import { useLive } from "./use-live";
import { WorldTab } from "./world-tab";

const tabNames = ["World", "Page", "Requests", "Live", "Faults", "Share", "Outside"] as const;
type TabName = (typeof tabNames)[number];

/**
 * A button in the corner, and the panel it opens. The panel is above the page and never captures its keyboard or
 * pointer.
 */
export function Panel({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [side, setSide] = useState(readSide);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const controlApi = useControlApi(isOpen);

  function open(): void {
    setIsOpen(true);
    saveOpenness(true);
    // After the first render.
    requestAnimationFrame(() => panel.current?.focus());
  }

  function close(): void {
    setIsOpen(false);
    saveOpenness(false);
    requestAnimationFrame(() => launcher.current?.focus());
  }

  function changeSide(): void {
    const other = side === "right" ? "left" : "right";
    setSide(other);
    saveSide(other);
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
      aria-label="Mock back end"
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <header className="head">
        <Mark />
        <strong>Mock back end</strong>
        <Time controlApi={controlApi} />
        <button type="button" className="quiet narrow-hidden" onClick={changeSide}>
          {side === "right" ? "To the left" : "To the right"}
        </button>
        <button type="button" className="quiet" onClick={close}>
          Close
        </button>
      </header>
      <Problems controlApi={controlApi} onDismiss={() => panel.current?.focus()} />
      <Body controlApi={controlApi} />
    </aside>
  );
}

function Body({ controlApi }: { controlApi: ControlApi }) {
  const [chosen, setChosen] = useState<TabName>(() => tabNames.find((name) => name === readTab()) ?? "World");
  const live = useLive();
  const { state, choices, requests } = controlApi;
  if (!state || !choices) return <p className="note padded">Asking the mock back end…</p>;
  const faultCount = state.faults.length + state.broughtFaults.length;
  const counts: Partial<Record<TabName, number>> = {
    Requests: requests.length,
    Faults: faultCount,
    Live: live.view?.mismatches.length ?? 0,
  };
  const visible = tabNames.filter((name) => name !== "Outside" || choices.controls.length > 0);
  const tab = visible.includes(chosen) ? chosen : "World";
  return (
    <Tabs
      names={visible}
      counts={counts}
      chosen={tab}
      onChoose={(name) => {
        setChosen(name);
        saveTab(name);
      }}
    >
      {tab === "World" && <WorldTab controlApi={controlApi} state={state} choices={choices} />}
      {tab === "Page" && <PageTab />}
      {tab === "Requests" && <RequestsTab controlApi={controlApi} state={state} />}
      {tab === "Live" && <LiveTab live={live} controlApi={controlApi} choices={choices} />}
      {tab === "Faults" && <FaultsTab controlApi={controlApi} state={state} choices={choices} />}
      {tab === "Share" && <ShareTab controlApi={controlApi} state={state} />}
      {tab === "Outside" && <OutsideTab controlApi={controlApi} choices={choices} />}
    </Tabs>
  );
}

function Time({ controlApi: { state } }: { controlApi: ControlApi }) {
  if (!state) return <span className="time" />;
  return (
    <span className="time">
      {state.now.slice(0, 16).replace("T", " ")}
      {state.clock.mode === "frozen" && " frozen"}
    </span>
  );
}

interface ProblemsProps {
  controlApi: ControlApi;
  /** The button goes with its message: its focus needs another place. */
  onDismiss: () => void;
}

/** Errors of the page's selection, and of the last action. */
function Problems({ controlApi: { state, problem, showProblem }, onDismiss }: ProblemsProps) {
  function dismiss(): void {
    showProblem(null);
    onDismiss();
  }

  return (
    <div role="status">
      {state?.problem && <PageProblem text={state.problem} />}
      {problem && (
        <p className="problem">
          {problem}{" "}
          <button type="button" className="link" onClick={dismiss}>
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
  const [sentence, rest] = end < 0 ? [text, ""] : [`${text.slice(0, end)}.`, text.slice(end + 2)];
  return (
    <details className="problem">
      <summary>{`The address of this page: ${sentence} The world is as it was.`}</summary>
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
