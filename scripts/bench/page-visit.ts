import type { DevtoolsBrowser, DevtoolsSession } from "./devtools-pipe";

/** What one visit cost: times and durations in milliseconds, shifts as the browser counts them. */
export interface PageVisit {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: what each long task took beyond 50 ms, as the page itself observes them. */
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
}

/** A middling phone on a slow network, as performance tools of browsers call it. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** Visits an address once on a slow phone with an empty cache, and measures in the page, as a visitor has it. */
export async function visitPage(browser: DevtoolsBrowser, address: string): Promise<PageVisit> {
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  try {
    const page = await openPage(browser, browserContextId);
    const isIdle = page.event("Page.lifecycleEvent", ({ name }) => name === "networkIdle");
    await page.send("Page.navigate", { url: address });
    await isIdle;
    return readVisit(
      await page.send("Runtime.evaluate", {
        expression: readTimings,
        awaitPromise: true,
        returnByValue: true,
      }),
    );
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId });
  }
}

async function openPage(browser: DevtoolsBrowser, browserContextId: unknown): Promise<DevtoolsSession> {
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const page = browser.session(String(sessionId));
  await page.send("Page.enable");
  await page.send("Network.enable");
  await page.send("Network.emulateNetworkConditions", network);
  await page.send("Emulation.setDeviceMetricsOverride", phone);
  await page.send("Emulation.setLocaleOverride", { locale: "zh-CN" });
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: observeVisit });
  await page.send("Page.setLifecycleEventsEnabled", { enabled: true });
  return page;
}

/** Runs in the page before anything else. */
const observeVisit = `
  globalThis.visit = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "first-contentful-paint") visit.fcp = entry.startTime;
        else if (type === "largest-contentful-paint") visit.lcp = entry.startTime;
        else if (type === "longtask") visit.tbt += Math.max(0, entry.duration - 50);
        else if (type === "layout-shift" && !entry.hadRecentInput) visit.cls += entry.value;
      }
    }).observe({ type, buffered: true });
  }`;

/** Waits until nothing is left to do, since what waits for an idle period counts too, and reads the result. */
const readTimings = `
  new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })).then(() => ({
    ...visit,
    requests: performance.getEntriesByType("resource").length + 1,
  }))`;

function readVisit({ result }: Readonly<Record<string, unknown>>): PageVisit {
  const value: unknown = Object(result).value;
  const read = (name: keyof PageVisit) => Number(Object(value)[name] ?? Number.NaN);
  return {
    fcp: read("fcp"),
    lcp: read("lcp"),
    tbt: read("tbt"),
    cls: read("cls"),
    requests: read("requests"),
  };
}
