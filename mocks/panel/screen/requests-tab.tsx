import { useState } from "react";
import type { RequestView, StateView } from "../control/views";
import { loadAgain } from "./load-again";
import { RequestDetail } from "./request-detail";
import { RequestList } from "./request-list";
import type { ControlApi } from "./use-control-api";

interface RequestsTabProps {
  readonly controlApi: ControlApi;
  readonly state: StateView;
}

/** The log of calls, and the way through the world's history. */
export function RequestsTab({ controlApi, state }: RequestsTabProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const { position, steps } = state.journal;
  const places = [
    { place: 0, label: "The beginning" },
    ...steps.map((label, index) => ({ place: index + 1, label: `After ${index + 1}: ${label}` })),
  ];
  const found = controlApi.requests.filter((request) => matches(request, search)).toReversed();
  const request = found.find(({ number }) => number === chosen);

  return (
    <>
      <div className="block tight">
        <div className="row wrap">
          <HistoryButton isOff={position === 0} onPress={() => controlApi.send("POST", "undo")}>
            Undo
          </HistoryButton>
          <HistoryButton isOff={position === steps.length} onPress={() => controlApi.send("POST", "redo")}>
            Redo
          </HistoryButton>
          <select
            className="grow"
            aria-label="Jump to"
            value={position}
            onChange={(event) => controlApi.send("POST", "jump", event.target.value)}
          >
            {places.map(({ place: index, label }) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" className="second" onClick={() => loadAgain()}>
            Load page
          </button>
        </div>
        <div className="row">
          <input
            className="grow"
            type="search"
            aria-label="Find a request"
            placeholder="Find by operation, address, status or live"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <button type="button" className="second" onClick={() => controlApi.send("DELETE", "requests")}>
            Clear
          </button>
        </div>
      </div>
      {found.length === 0 ? (
        <p className="note padded">
          {controlApi.requests.length === 0
            ? "No request yet. What the page asks for is written down here."
            : "No request contains these words."}
        </p>
      ) : (
        <RequestList requests={found} chosen={chosen} onChoose={setChosen} />
      )}
      {request && <RequestDetail key={request.number} request={request} controlApi={controlApi} />}
    </>
  );
}

interface HistoryButtonProps {
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** Off it keeps the focus: the press that used up the history would otherwise end the keyboard's place in the panel. */
function HistoryButton({ isOff, onPress, children }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="second"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

function matches(request: RequestView, search: string): boolean {
  const { method, address, operationId, status, violations, isOutside } = request;
  const marks = [violations.length > 0 && "violation", isOutside && "live"].filter((mark) => mark !== false);
  const text = [operationId ?? "", method, address, status, ...marks].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((term) => text.includes(term));
}
