import { useCallback, useEffect, useState } from "react";
import { isRecord } from "../../kernel/contract-model";
import type { LiveView } from "../control/live-view";
import { callControl } from "./call-control";

/** Who answers which operation, and how it is switched. */
export interface Live {
  /** Null where everything is mocked. */
  readonly view: LiveView | null;
  /** Switches something: `send("POST", "switch", "mall=live")`. Returns the reason of a refusal in one sentence. */
  send(method: "POST" | "DELETE", name: string, body?: string): Promise<string | null>;
}

/** Follows the real back end's calls while the page is in front; where everything is mocked it asks once. */
export function useLive(): Live {
  const [view, setView] = useState<LiveView | null>(null);

  useEffect(() => {
    let isOver = false;
    let timer = 0;
    const follow = async () => {
      const response = document.visibilityState === "visible" ? await callControl("GET", "live") : null;
      if (isOver) return;
      const isMocked = response?.ok === true && response.value === null;
      if (response?.ok && isLive(response.value)) setView(response.value);
      if (!isMocked) timer = window.setTimeout(follow, pause);
    };
    void follow();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, []);

  const send = useCallback(async (method: "POST" | "DELETE", name: string, body?: string) => {
    const response = await callControl(method, `live/${name}`, body);
    if (!response.ok) return response.msg;
    if (isLive(response.value)) setView(response.value);
    return null;
  }, []);

  return { view, send };
}

/** A mismatch is shown within a second. */
const pause = 400;

/** The panel and its API are of one version, so only the frame is checked. */
function isLive(value: unknown): value is LiveView {
  return isRecord(value) && isRecord(value["modes"]) && Array.isArray(value["mismatches"]);
}
