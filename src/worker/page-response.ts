import { findStoredPage, isStorable, type StoredPage, storePage, withoutEncoding } from "./page-store";
import { type PageTarget, pageTarget } from "./page-target";
import { filesOf, isShell, withoutPrefix, withStoredAt } from "./page-text";
import { readerLocale } from "./reader-locale";
import type { SiteRelease } from "./site-release";

/** Address of the page that any address can start from, in no language: nothing is seen before its code has run. */
export const appPageAddress = "/app.html";

/** The part of a fetch event that is used here. */
export interface PageEvent {
  readonly request: Request;
  /** What the browser has begun to fetch while the worker started, where it does that. */
  readonly preloadResponse: Promise<unknown>;
  waitUntil(work: Promise<unknown>): void;
}

/** How long a reader waits for the server where there is something else to show, in milliseconds. */
const networkTimeout = 3000;

/**
 * Answers the request of a page. What is the same for every reader comes from the server, or, where that is away or
 * slow, as it was last seen. What depends on the reader is a shell, which contains no personal data: the stored one is
 * shown at once and fetched again behind it. A reload always asks the server first.
 */
export async function respondWithPage(event: PageEvent, release: SiteRelease): Promise<Response> {
  const network = fetchPage(event, release);
  event.waitUntil(network.catch(() => undefined));
  const { pathname } = new URL(event.request.url);
  const target = pageTarget(release.routes, pathname, await readerLocale());
  if (target === null) return network;
  if (!target.isPublic && !isReload(event.request)) {
    const shell = await findStoredPage(target.shell);
    if (shell?.release === release.name) return shell.response;
  }
  const outcome = await outcomeOf(network);
  if (outcome instanceof Response && outcome.status < 500) return outcome;
  const stored = await bestStored(target);
  if (stored !== null) return stored;
  // A slow server is waited for; without any there is nothing but the page that states it.
  const app = outcome === "none" ? await findStoredPage(appPageAddress) : null;
  return app?.response ?? network;
}

/**
 * Fetches a page in its language and stores it, unless it was stored a moment ago. Nothing happens where it cannot
 * be had. Answers the files it begins with: a reader who came by a link has loaded others.
 */
export async function refreshPage(address: string, release: SiteRelease): Promise<string[]> {
  const target = pageTarget(release.routes, address);
  const places = target === null ? [address] : target.isPublic ? [target.page, target.shell] : [target.shell];
  const stored = await Promise.all(places.map(findStoredPage));
  if (stored.some((page) => page !== null && isFresh(page, release))) return [];
  // As a browser asks for pages: the demonstration answers its own files otherwise, and a prepared world differently.
  const init = target === null ? {} : { headers: { accept: "text/html" } };
  const response = await fetch(address, init).catch(() => null);
  return response === null ? [] : storeResponse(address, response, release);
}

/** What is seen again within this time need not be fetched again, in milliseconds. */
const freshTime = 10 * 60 * 1000;

function isFresh(stored: StoredPage, release: SiteRelease): boolean {
  return stored.release === release.name && Date.now() - stored.storedAt < freshTime;
}

async function fetchPage(event: PageEvent, release: SiteRelease): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  const response = preloaded instanceof Response ? preloaded : await fetch(event.request);
  const { pathname } = new URL(event.request.url);
  event.waitUntil(storeResponse(pathname, response.clone(), release));
  return response;
}

/**
 * Stores what came from an address: a shell under its own address, so that no address of one reader is noted. Answers
 * the files it begins with.
 */
async function storeResponse(pathname: string, response: Response, release: SiteRelease): Promise<string[]> {
  if (!isStorable(response)) return [];
  const html = await response.text();
  const target = pageTarget(release.routes, pathname);
  if (target === null) {
    if (pathname === appPageAddress) await storePage(pathname, html, response);
  } else if (isShell(html)) await storePage(target.shell, html, response);
  else if (target.isPublic) await storePage(target.page, html, response);
  return filesOf(html);
}

async function outcomeOf(network: Promise<Response>): Promise<Response | "none" | "slow"> {
  const slow = new Promise<"slow">((resolve) => setTimeout(() => resolve("slow"), networkTimeout));
  return Promise.race([network.catch((): "none" => "none"), slow]);
}

async function bestStored({ page, shell, isPublic, addedPrefix }: PageTarget): Promise<Response | null> {
  const copy = isPublic ? await findStoredPage(page) : null;
  if (copy === null) return (await findStoredPage(shell))?.response ?? null;
  const html = withStoredAt(await copy.response.text(), copy.storedAt);
  const own = addedPrefix === null ? html : withoutPrefix(html, addedPrefix);
  return new Response(own, { headers: withoutEncoding(copy.response.headers) });
}

function isReload({ cache }: Request): boolean {
  return cache === "no-cache" || cache === "reload";
}
