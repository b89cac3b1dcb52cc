import { useCallback, useEffect, useRef, useState } from "react";
import { isRecord } from "../../kernel/contract-model";
import type { ChoicesView, RequestView, StateView } from "../control/views";
import { callDoor, type DoorAnswer } from "./call-door";

/** What the panel knows of the pretend back end, and how it changes it. */
export interface Door {
  /** Null until the first answer. */
  readonly state: StateView | null;
  readonly choices: ChoicesView | null;
  /** The oldest first. */
  readonly requests: readonly RequestView[];
  /** Why the last act failed, in one sentence. */
  readonly problem: string | null;
  /** Does something and looks again. */
  act(method: "POST" | "DELETE", name: string, body?: string): Promise<DoorAnswer>;
  /** Says a sentence of the panel's own, or nothing. */
  say(problem: string | null): void;
}

/** Follows the pretend back end once a second while `isLive` and the page is in front. */
export function useDoor(isLive: boolean): Door {
  const [state, setState] = useState<StateView | null>(null);
  const [choices, setChoices] = useState<ChoicesView | null>(null);
  const [requests, setRequests] = useState<readonly RequestView[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);

  /** Positions of older requests change when the history does; then all are read anew. */
  const readRequests = useCallback(async (after: number) => {
    const answer = await callDoor("GET", `requests?after=${after}`);
    if (!answer.ok || !isRequests(answer.value)) return;
    const more = answer.value;
    newest.current = more.at(-1)?.number ?? after;
    setRequests((before) => (after === 0 ? more : [...before, ...more].slice(-mostRequests)));
  }, []);

  const look = useCallback(async () => {
    const answer = await callDoor("GET", "state");
    if (!answer.ok) return setProblem(answer.msg);
    if (!isState(answer.value)) return;
    setState(answer.value);
    const { newestRequest } = answer.value;
    // A kernel that began anew counts from 1 again.
    if (newestRequest !== newest.current)
      await readRequests(newestRequest < newest.current ? 0 : newest.current);
  }, [readRequests]);

  useEffect(() => {
    if (!isLive) return;
    let isOver = false;
    let timer = 0;
    const follow = async () => {
      if (document.visibilityState === "visible") await look();
      if (!isOver) timer = window.setTimeout(follow, pause);
    };
    void follow();
    void callDoor("GET", "choices").then((answer) => {
      if (!isOver && answer.ok && isChoices(answer.value)) setChoices(answer.value);
    });
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isLive, look]);

  const act = useCallback(
    async (method: "POST" | "DELETE", name: string, body?: string) => {
      const answer = await callDoor(method, name, body);
      setProblem(answer.ok ? null : answer.msg);
      await look();
      await readRequests(0);
      return answer;
    },
    [look, readRequests],
  );

  return { state, choices, requests, problem, act, say: setProblem };
}

const pause = 1000;
const mostRequests = 1000;

/** The panel and what it reads are of one version, so a look at the frame is enough. */
function isState(value: unknown): value is StateView {
  return isRecord(value) && isRecord(value["journal"]) && isRecord(value["clock"]);
}

function isChoices(value: unknown): value is ChoicesView {
  return isRecord(value) && isRecord(value["personas"]) && Array.isArray(value["operations"]);
}

function isRequests(value: unknown): value is RequestView[] {
  return Array.isArray(value) && value.every((request) => isRecord(request) && "number" in request);
}
