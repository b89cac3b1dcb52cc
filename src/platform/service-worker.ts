import { reloadPage } from "./address";
import { browserWindow, listen } from "./browser";
import { onPageReturn } from "./page-return";
import { releaseNameIn } from "./release-name";
import { trustedWorkerAddress } from "./trusted-worker-address";
import type { WorkerMessage } from "./worker-messages";
import { cachePrefix, expirationDatabase, workerAddress } from "./worker-names";

/**
 * Registers the service worker, or finds it registered. Null where the browser has none: outside https, and where
 * somebody has turned them off.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  const workers = workersOf(browserWindow());
  if (workers === null) return null;
  await workers.register(trustedWorkerAddress(workerAddress), { updateViaCache: "none" });
  return (await workers.getRegistration()) ?? null;
}

/** Removes the service worker of earlier visits with everything it stored. */
export async function removeServiceWorker(): Promise<void> {
  const browser = browserWindow();
  const workers = workersOf(browser);
  if (browser === undefined || workers === null) return;
  const own = (await workers.getRegistrations()).filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === browser.origin + workerAddress),
  );
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = (await browser.caches.keys()).filter((name) => name.startsWith(cachePrefix));
  if (own.length + names.length === 0) return;
  await Promise.all(names.map((name) => browser.caches.delete(name)));
  browser.indexedDB.deleteDatabase(expirationDatabase);
}

/** Reports a page that was opened to the worker, as soon as there is one. */
export async function reportVisit(visit: Omit<VisitMessage, "kind" | "files">): Promise<void> {
  const browser = browserWindow();
  const { active } = (await workersOf(browser)?.ready) ?? {};
  if (browser === undefined || !active) return;
  const files = browser.performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
    .map(({ name }) => name);
  send(active, { kind: "visit", ...visit, files });
}

type VisitMessage = Extract<WorkerMessage, { kind: "visit" }>;

/** How often a page that stays open asks for a new release when its reader comes back to it, in milliseconds. */
const updateInterval = 60 * 60 * 1000;

/**
 * Calls back when a worker of another release than this page's waits to take over. One of the page's own release takes
 * over by itself: there is nothing to reload. Answers the function that stops it.
 */
export function onNewRelease(registration: ServiceWorkerRegistration, listener: () => void): () => void {
  const check = async () => {
    const { active, waiting } = registration;
    if (!active || !waiting) return;
    if ((await releaseOf(waiting)) === ownRelease()) send(waiting, { kind: "activate" });
    else listener();
  };
  let stopInstalling = () => {};
  const watchInstalling = () => {
    stopInstalling();
    stopInstalling = listen(registration.installing ?? undefined, "statechange", () => void check());
  };
  const stopFinding = listen(registration, "updatefound", watchInstalling);
  let lastCheck = Date.now();
  const stopReturn = onPageReturn(() => {
    if (Date.now() - lastCheck < updateInterval) return;
    lastCheck = Date.now();
    // Without a network there is no new release either.
    registration.update().catch(() => undefined);
  });
  watchInstalling();
  void check();
  return () => {
    stopInstalling();
    stopFinding();
    stopReturn();
  };
}

/** How long the worker that waits may take before the page is reloaded without it, in milliseconds. */
const activationTimeout = 3000;

/** Lets the waiting worker take over, if one still waits, and reloads the page. Other tabs stay as they are. */
export function reloadIntoRelease({ waiting }: ServiceWorkerRegistration): void {
  const browser = browserWindow();
  if (!browser || !waiting) {
    reloadPage();
    return;
  }
  const timer = browser.setTimeout(reloadPage, activationTimeout);
  const stop = listen(browser.navigator.serviceWorker, "controllerchange", () => {
    stop();
    browser.clearTimeout(timer);
    reloadPage();
  });
  send(waiting, { kind: "activate" });
}

/** Typed as always there, and missing outside https. */
function workersOf(browser: Window | undefined): ServiceWorkerContainer | null {
  return browser && "serviceWorker" in browser.navigator ? browser.navigator.serviceWorker : null;
}

function send(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

function releaseOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    send(worker, { kind: "release" }, [port2]);
  });
}

function ownRelease(): string {
  const importMap = browserWindow()?.document.querySelector('script[type="importmap"]');
  return releaseNameIn(importMap?.textContent ?? "");
}
