import { http } from "msw";
import { setupWorker } from "msw/browser";
import { currentQuery } from "../src/platform/address";
import { setClock } from "../src/platform/clock";
import { groups as allGroups } from "./groups";
import { readAddress } from "./kernel/address";
import { openBrowserStore } from "./kernel/browser-store";
import type { Group } from "./kernel/group";
import { createKernel } from "./kernel/kernel";
import type { Kernel } from "./kernel/kernel-shape";
import { openOtherTabs } from "./kernel/other-tabs";
import { SelectionProblem } from "./kernel/selection";
import { claimClient } from "./panel/client-claim";
import { controlPrefix } from "./panel/control/control-prefix";
import { handleControl } from "./panel/control/handle-control";
import { expectUser } from "./panel/expect-user";
import { storeRecording } from "./panel/recording/store-recording";

export interface BrowserMocks {
  readonly kernel: Kernel;
  /** What is wrong with the page's `?mock=`, for the console; the panel shows it too. Null when nothing is. */
  readonly problem: string | null;
  stop(): void;
}

/**
 * Answers the page's calls from a world that survives a reload and is the same in every tab. `?mock=` on the page
 * prepares it; the same text again, or none, leaves it as it is, and a text that is no selection leaves it as it is and
 * comes back as `problem`. The panel comes when the page is up.
 */
export async function startMocks(groups: readonly Group[] = allGroups): Promise<BrowserMocks> {
  claimClient();
  const store = openBrowserStore();
  const tabs = openOtherTabs();
  const persisted = await store.load();
  const kernel = createKernel({
    groups,
    ...(persisted && { persisted }),
    hasPersistentSessions: true,
    async save(saving) {
      await store.save(saving);
      tabs.notify();
    },
  });
  storeRecording(kernel);
  // Page and mock back end have the same clock, advanced or not.
  setClock(() => kernel.world.clock.now());
  const problem = await adopt(kernel, new URLSearchParams(currentQuery()).get("mock"));

  /** Another tab may have changed the world since. */
  async function catchUp(): Promise<void> {
    if (!tabs.haveChanged()) return;
    const stored = await store.load();
    if (stored) kernel.takeOver(stored);
  }

  const worker = setupWorker(
    http.all("*", async ({ request }) => {
      const isControl = readAddress(request.url).path.startsWith(controlPrefix);
      // Undefined is "not mine": the website's own files go to the network.
      if (!isControl && !kernel.owns(request)) return undefined;
      await catchUp();
      if (!isControl) return kernel.handle(request);
      const { status, headers, body } = await handleControl(kernel, request);
      return new Response(body, { status, headers });
    }),
  );
  await worker.start({
    serviceWorker: { url: "/mocks-worker.js" },
    onUnhandledRequest: "bypass",
    quiet: true,
  });
  // Not awaited: the developer tools must not delay the page.
  if (typeof document !== "undefined") void showPanel();
  return {
    kernel,
    problem,
    stop() {
      setClock(null);
      worker.stop();
      tabs.close();
    },
  };
}

async function showPanel(): Promise<void> {
  const { startPanel } = await import("./panel/screen/start-panel");
  startPanel();
}

async function adopt(kernel: Kernel, text: string | null): Promise<string | null> {
  if (text === null) return null;
  try {
    const isAnother = await kernel.adopt(text);
    const { persona } = kernel.chosen;
    if (isAnother && persona !== null && text.includes("persona:")) expectUser(persona);
    return null;
  } catch (error) {
    if (error instanceof SelectionProblem) return error.message;
    throw error;
  }
}
