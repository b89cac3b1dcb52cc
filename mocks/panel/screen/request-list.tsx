import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { RequestView } from "../control/views";

interface RequestListProps {
  /** The newest first; at least one. */
  readonly requests: readonly RequestView[];
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

/** In CSS pixels; the style sheet has the same. */
const rowHeight = 32;
/** Rows rendered above and below the visible ones, so that fast scrolling shows no gaps. */
const margin = 8;

/**
 * A list that draws only the rows in sight, so that it stays fast however many there are. One row is reached by Tab, the
 * others by arrow keys.
 */
export function RequestList({ requests, chosen, onChoose }: RequestListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState({ top: 0, height: 400 });
  const first = Math.max(0, Math.floor(viewport.top / rowHeight) - margin);
  const last = Math.ceil((viewport.top + viewport.height) / rowHeight) + margin;
  const rendered = requests.slice(first, last);
  const reached = rendered.find(({ number }) => number === chosen) ?? rendered[0];

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setViewport({ top: element.scrollTop, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function handleKey(event: KeyboardEvent, number: number): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = requests.findIndex((request) => request.number === number) + (step ?? 0);
    const next = requests[index];
    if (step === undefined || !next) return;
    event.preventDefault();
    onChoose(next.number);
    const row = list.current?.querySelector(`[data-number="${next.number}"]`);
    if (row instanceof HTMLElement) row.focus();
  }

  return (
    <div
      ref={list}
      className="requests"
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setViewport({ top: scrollTop, height: clientHeight })
      }
    >
      <div style={{ height: requests.length * rowHeight, paddingTop: first * rowHeight }}>
        {rendered.map((request) => (
          <RequestRow
            key={request.number}
            request={request}
            isChosen={request.number === chosen}
            isReached={request === reached}
            onChoose={onChoose}
            onKey={handleKey}
          />
        ))}
      </div>
    </div>
  );
}

interface RequestRowProps {
  readonly request: RequestView;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: (number: number) => void;
  readonly onKey: (event: KeyboardEvent, number: number) => void;
}

function RequestRow({ request, isChosen, isReached, onChoose, onKey }: RequestRowProps) {
  const { number, operationId, method, address, status, duration, changes, violations, faults, isOutside } =
    request;
  return (
    <button
      type="button"
      className="request"
      data-number={number}
      aria-pressed={isChosen}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onChoose(number)}
      onKeyDown={(event) => onKey(event, number)}
    >
      <span className="number">{number}</span>
      <span className={`status ${tone(request)}`}>{status === 0 ? "off" : status}</span>
      <span className="what">
        <b>{operationId ?? "no operation"}</b> <span className="note">{`${method} ${address}`}</span>
      </span>
      {isOutside && <span className="tag">live</span>}
      {violations.length > 0 && <span className="tag red">{violations[0]?.kind}</span>}
      {faults.length > 0 && <span className="tag amber">fault</span>}
      {changes.length > 0 && <span className="tag">{`±${changes.length}`}</span>}
      <span className="number">{`${duration.toFixed(duration < 10 ? 1 : 0)} ms`}</span>
    </button>
  );
}

function tone({ status, violations }: RequestView): "good" | "bad" | "amber" {
  if (violations.length > 0 || status === 0 || status >= 500) return "bad";
  return status >= 400 ? "amber" : "good";
}
