import { http } from "msw";
import { setupWorker } from "msw/browser";
import { currentQuery } from "../src/platform/address";
import { groups as allGroups } from "./groups";
import { openBrowserStore } from "./kernel/browser-store";
import type { Group } from "./kernel/group";
import { createKernel } from "./kernel/kernel";
import type { Kernel } from "./kernel/kernel-shape";
import { SelectionProblem } from "./kernel/selection";

export interface BrowserMocks {
  readonly kernel: Kernel;
  /** What is wrong with the page's `?mock=`, for the panel to show; null when nothing is. */
  readonly problem: string | null;
  stop(): void;
}

/**
 * Answers the page's calls from a world that survives a reload. `?mock=` on the page prepares it; the same text again,
 * or none, leaves it as it is, and a text that is no selection leaves it as it is and comes back as `problem`.
 */
export async function startMocks(groups: readonly Group[] = allGroups): Promise<BrowserMocks> {
  const store = openBrowserStore();
  const kept = await store.load();
  const kernel = createKernel({
    groups,
    ...(kept && { kept }),
    keepsSessions: true,
    save: (saving) => store.save(saving),
  });
  const problem = await adopt(kernel, new URLSearchParams(currentQuery()).get("mock"));
  const worker = setupWorker(
    // Undefined is "not mine": the website's own files go to the network.
    http.all("*", ({ request }) => (kernel.owns(request) ? kernel.handle(request) : undefined)),
  );
  await worker.start({
    serviceWorker: { url: "/mockServiceWorker.js" },
    onUnhandledRequest: "bypass",
    quiet: true,
  });
  return { kernel, problem, stop: () => worker.stop() };
}

async function adopt(kernel: Kernel, text: string | null): Promise<string | null> {
  if (text === null) return null;
  try {
    await kernel.adopt(text);
    return null;
  } catch (error) {
    if (error instanceof SelectionProblem) return error.message;
    throw error;
  }
}
