import { useCallback, useEffect, useRef, useState } from "react";
import { isRecord } from "../../kernel/contract-model";
import type { ChoicesView, RequestView, StateView } from "../control/views";
import { type ControlResponse, callControl } from "./call-control";

/** The state of the mock back end in the panel, and the functions that change it. */
export interface ControlApi {
  /** Null until the first answer. */
  readonly state: StateView | null;
  readonly choices: ChoicesView | null;
  /** The oldest first. */
  readonly requests: readonly RequestView[];
  /** Why the last action failed, in one sentence. */
  readonly problem: string | null;
  /** Performs an action and reads the state again. */
  send(method: "POST" | "DELETE", name: string, body?: string): Promise<ControlResponse>;
  /** Shows a message of the panel's own, or none. */
  showProblem(problem: string | null): void;
}

/** Follows the mock back end once a second while `isLive` and the page is in front. */
export function useControlApi(isLive: boolean): ControlApi {
  const [state, setState] = useState<StateView | null>(null);
  const [choices, setChoices] = useState<ChoicesView | null>(null);
  const [requests, setRequests] = useState<readonly RequestView[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);

  /** Positions of earlier requests change with undo and redo; then all are read again. */
  const readRequests = useCallback(async (after: number) => {
    const response = await callControl("GET", `requests?after=${after}`);
    if (!response.ok || !isRequests(response.value)) return;
    const more = response.value;
    newest.current = more.at(-1)?.number ?? after;
    setRequests((before) => {
      if (after === 0) return more;
      // Two reads of the same ones may have been under way.
      const last = before.at(-1)?.number ?? 0;
      return [...before, ...more.filter(({ number }) => number > last)].slice(-maximumRequests);
    });
  }, []);

  const refresh = useCallback(async () => {
    const response = await callControl("GET", "state");
    if (!response.ok) return setProblem(response.msg);
    if (!isState(response.value)) return;
    setState(response.value);
    const { newestRequest } = response.value;
    // A restarted kernel counts from 1 again.
    if (newestRequest !== newest.current)
      await readRequests(newestRequest < newest.current ? 0 : newest.current);
  }, [readRequests]);

  useEffect(() => {
    if (!isLive) return;
    let isOver = false;
    let timer = 0;
    const follow = async () => {
      if (document.visibilityState === "visible") await refresh();
      if (!isOver) timer = window.setTimeout(follow, pause);
    };
    void follow();
    void callControl("GET", "choices").then((response) => {
      if (!isOver && response.ok && isChoices(response.value)) setChoices(response.value);
    });
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isLive, refresh]);

  const send = useCallback(
    async (method: "POST" | "DELETE", name: string, body?: string) => {
      const response = await callControl(method, name, body);
      setProblem(response.ok ? null : response.msg);
      await refresh();
      await readRequests(0);
      return response;
    },
    [refresh, readRequests],
  );

  return { state, choices, requests, problem, send, showProblem: setProblem };
}

const pause = 1000;
const maximumRequests = 1000;

/** The panel and its API are of one version, so only the frame is checked. */
function isState(value: unknown): value is StateView {
  return isRecord(value) && isRecord(value["journal"]) && isRecord(value["clock"]);
}

function isChoices(value: unknown): value is ChoicesView {
  return isRecord(value) && isRecord(value["personas"]) && Array.isArray(value["operations"]);
}

function isRequests(value: unknown): value is RequestView[] {
  return Array.isArray(value) && value.every((request) => isRecord(request) && "number" in request);
}
