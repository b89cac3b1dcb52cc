import type { Kernel } from "../../kernel/kernel-shape";
import { recorderOf } from "./recorder";
import { type Recording, readRecording } from "./recording";

const key = "stockbook-mocks:recording";

/** Continues a recording after a reload, until the tab is closed. No effect outside a browser. */
export function storeRecording(kernel: Kernel): void {
  if (typeof sessionStorage === "undefined") return;
  const recorder = recorderOf(kernel);
  const earlier = readStored();
  if (earlier) recorder.resume(earlier);
  recorder.onChange((recording) => {
    try {
      if (recording) sessionStorage.setItem(key, JSON.stringify(recording));
      else sessionStorage.removeItem(key);
    } catch {
      // A long recording does not fit: it continues in memory, and ends with the page.
      sessionStorage.removeItem(key);
    }
  });
}

function readStored(): Recording | null {
  try {
    return readRecording(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}
