import { CacheExpiration } from "workbox-expiration";
import { cacheNames } from "./cache-names";
import { releaseOf } from "./page-text";

const storedAtHeader = "x-stored-at";
const releaseHeader = "x-stored-release";

/** Some hundred kilobytes: what a reader may open again without a network. */
const expiration = new CacheExpiration(cacheNames.pages, {
  maxEntries: 80,
  maxAgeSeconds: 30 * 24 * 60 * 60,
});

/** A page or shell as it was stored. */
export interface StoredPage {
  readonly response: Response;
  readonly storedAt: number;
  /** Address of its first script: it is of the release of that name. */
  readonly release: string;
}

/** What is stored under an address, or null. */
export async function findStoredPage(address: string): Promise<StoredPage | null> {
  const response = await (await caches.open(cacheNames.pages)).match(address);
  if (response === undefined) return null;
  return {
    response,
    storedAt: Number(response.headers.get(storedAtHeader)),
    release: response.headers.get(releaseHeader) ?? "",
  };
}

/** Stores the text of an answer under an address, with the headers it came with: its policy belongs to the page. */
export async function storePage(address: string, html: string, { headers }: Response): Promise<void> {
  const own = withoutEncoding(headers);
  own.set(storedAtHeader, String(Date.now()));
  own.set(releaseHeader, releaseOf(html));
  await (await caches.open(cacheNames.pages)).put(address, new Response(html, { headers: own }));
  await expiration.updateTimestamp(address);
  await expiration.expireEntries();
}

/**
 * Whether an answer may be stored: a page of this origin at the address that was asked for. A page that calls itself
 * private, or forbids it, is never stored.
 */
export function isStorable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    /^text\/html\b/.test(headers.get("content-type") ?? "") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** The headers of a text that is no longer compressed. */
export function withoutEncoding(headers: Headers): Headers {
  const own = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) own.delete(name);
  return own;
}
