import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isWorkerMessage, type WorkerMessage } from "../platform/worker-messages";
import { cacheNames, removeOtherCaches } from "./cache-names";
import { appPageAddress, refreshPage, respondWithPage } from "./page-response";
import { pageTarget } from "./page-target";
import { storeReaderLocale } from "./reader-locale";
import { type RequestKind, requestKind } from "./request-kind";
import type { SiteRelease } from "./site-release";

/*
 * The service worker of the site, for visitors who come back. Each kind of request has one strategy; what has none goes
 * to the network as if no worker were there: every call of a back end, and all that is not read with GET.
 */

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const siteRelease: SiteRelease;
/** Named once, since the build writes the whole of it wherever it is named. */
const release = siteRelease;

/**
 * Files of earlier releases stay until newer ones need the place: a tab that was opened before an update goes on with
 * them, and so do the pages that were stored with them. A release has some four hundred files, of which a visit loads thirty.
 */
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true })],
});
const settings = new NetworkFirst({ cacheName: cacheNames.settings, networkTimeoutSeconds: 3 });

const isOfKind =
  (kind: RequestKind) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin &&
    requestKind(url, request.mode === "navigate", (path) => pageTarget(release.routes, path) !== null) ===
      kind;

registerRoute(isOfKind("asset"), assets);
registerRoute(isOfKind("settings"), settings);
registerRoute(isOfKind("page"), ({ event, request }) =>
  event instanceof FetchEvent ? respondWithPage(event, release) : fetch(request),
);
// What the browser has begun to fetch while the worker started is not fetched twice.
registerRoute(isOfKind("foreign page"), new NetworkOnly());
// Where the browser refuses its caches, pages go on as if no worker were there.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOtherCaches(), self.registration.navigationPreload?.enable()]));
});
// The first visit goes on with the worker, so that what it loads later is stored too.
clientsClaim();

self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) event.waitUntil(handleMessage(message, event));
});

async function handleMessage(message: WorkerMessage, event: ExtendableMessageEvent): Promise<void> {
  if (message.kind === "release") event.ports[0]?.postMessage(release.name);
  else if (message.kind === "activate") await self.skipWaiting();
  else await storeVisit(message, event);
}

/** Stores what a page was made of, so that it opens again without a network. */
async function storeVisit(
  { path, locale, files }: Extract<WorkerMessage, { kind: "visit" }>,
  event: ExtendableMessageEvent,
): Promise<void> {
  await storeReaderLocale(locale);
  const target = pageTarget(release.routes, path, locale);
  const own = files.filter((file) => file.startsWith(`${self.location.origin}/assets/`));
  const settingsRequest = new Request("/settings.json", { cache: "no-cache" });
  // What cannot be had now is stored at another visit.
  await Promise.allSettled([
    ...own.flatMap((file) => assets.handleAll({ event, request: file })),
    ...settings.handleAll({ event, request: settingsRequest }),
    refreshPage(appPageAddress, release),
    ...(target === null ? [] : [storePageWithFiles(target.page, event)]),
  ]);
}

/** A page that was reached by a link begins with other files than those the reader has loaded. */
async function storePageWithFiles(address: string, event: ExtendableMessageEvent): Promise<void> {
  const files = await refreshPage(address, release);
  await Promise.allSettled(files.flatMap((file) => assets.handleAll({ event, request: file })));
}
