import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { PrerenderClient } from "../client/prerender-client";
import { type CachedReads, PrerenderQueryCache } from "../client/prerender-query-cache";
import { createQueryClient, setSharedQueryClient } from "../client/query-client";
import { setUpTranslations } from "../i18n/set-up";
import { setPrerenderedAddress } from "../platform/address";
import { setCurrentLocale } from "../platform/current-locale";
import { type Locale, localeOfPrefix, splitLocalePath } from "../platform/locale";
import { settings } from "../platform/settings";
import { App } from "./app";
import type { HomeAds } from "./layout/ad-banner";
import { homeAds, showHomeAds } from "./layout/home-ad";
import { prepareHomeAd } from "./layout/prepare-home-ad";
import { findDestination } from "./route-table";
import { routeOf } from "./server-routes";
import { type StructuredData, structuredData } from "./structured-data";

export { setSettings } from "../platform/settings";
export { parseSettings } from "../platform/settings-parse";
export { setHtmlWindow } from "../shared/html/sanitise-html";
export { describeRoutes, queryPageOf, type RouteDescription, routeOf } from "./server-routes";

/**
 * Whether a screen stands at a path name, with or without language prefix, or at the address it redirects to; a server
 * answers 404 where nothing does.
 */
export function isKnownAddress(pathname: string): boolean {
  return routeOf(pathname) !== null;
}

/** A page made without a browser. */
export interface RenderedPage {
  readonly locale: Locale;
  /** The path of its route. */
  readonly route: string;
  /** Title, description and links, for the head. */
  readonly head: string;
  /** What stands in the root element. */
  readonly body: string;
  /** The fetched data it was made with, to be shown again without fetching. */
  readonly data: unknown;
  /** The advertisements it shows; null for a page that shows none. */
  readonly ads: HomeAds | null;
  /** Its structured data for search engines. */
  readonly structured: readonly StructuredData[];
  /** Whether something it asked for could not be had: such a page is not worth keeping. */
  readonly hasFailed: boolean;
}

/**
 * Makes the page of an address (with its language prefix; a query only where it names what is shown). What it fetches goes through the global
 * `fetch`. One page at a time: language and address are the whole process's.
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  const [pathname = "/"] = address.split("?");
  const { prefix, path } = splitLocalePath(pathname);
  const locale = localeOfPrefix(prefix) ?? "zh-CN";
  const destination = findDestination(path);
  if (destination.kind !== "screen") throw new Error(`No screen stands at ${address}.`);
  setPrerenderedAddress({ origin: settings().siteOrigin, path: pathname });
  setCurrentLocale(locale);
  const cache = new PrerenderQueryCache(memoryOf(locale));
  const client = new PrerenderClient(cache);
  const hasAds = path === "/";
  setSharedQueryClient(client);
  await Promise.all([
    setUpTranslations(locale),
    destination.route.preload(),
    hasAds ? prepareHomeAd() : undefined,
  ]);
  const html = await renderAt(prefix, address);
  cache.saveReads();
  const { head, body } = splitHead(html);
  const hasFailed = client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === "error");
  return {
    locale,
    route: destination.route.path,
    head,
    body,
    data: dehydrate(client),
    ads: hasAds ? homeAds() : null,
    structured: structuredData(path, locale, client),
    hasFailed,
  };
}

/** What is shown of a route until its data is there, the same for every reader. */
export interface RenderedShell {
  readonly title: string;
  readonly body: string;
}

/**
 * Makes the shell of an address: header, title and the loading state of its screen. Nothing is fetched for it. One
 * at a time, as pages.
 */
export async function renderShell(pathname: string, search: string, locale: Locale): Promise<RenderedShell> {
  const { prefix, path } = splitLocalePath(pathname);
  const destination = findDestination(path);
  if (destination.kind !== "screen") throw new Error(`No screen stands at ${pathname}.`);
  setPrerenderedAddress({ origin: settings().siteOrigin, path: pathname });
  setCurrentLocale(locale);
  const client: QueryClient = createQueryClient();
  setSharedQueryClient(client);
  await Promise.all([setUpTranslations(locale), destination.route.preload(), showHomeAds(noAds)]);
  const { head, body } = splitHead(await renderAt(prefix, pathname + search));
  // A screen that takes its title from its data has none yet.
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? settings().brand.name[locale];
  return { title, body };
}

const noAds: HomeAds = { desktop: null, mobile: null };

function renderAt(prefix: string, address: string): Promise<string> {
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter basename={prefix} location={address}>
      {children}
    </StaticRouter>
  );
  return renderText(<App Router={Router} />);
}

const memories = new Map<Locale, CachedReads>();

function memoryOf(locale: Locale): CachedReads {
  const memory = memories.get(locale) ?? new Map<string, unknown>();
  memories.set(locale, memory);
  return memory;
}

async function renderText(page: ReactNode): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(page, {
    // Everything stands in its place: nothing has to be moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  let html = "";
  for await (const chunk of prelude) html += String(chunk);
  if (failure !== null) throw failure;
  return html;
}

/** React puts what belongs into the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
