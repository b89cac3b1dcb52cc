import { isLocale, type Locale } from "../platform/locale";
import { cacheNames } from "./cache-names";

const key = "/reader-locale";

/** The language in which pages were last shown to this reader; undefined before the first of them. */
export async function readerLocale(): Promise<Locale | undefined> {
  const stored = await (await caches.open(cacheNames.reader)).match(key);
  const locale = await stored?.text();
  return isLocale(locale) ? locale : undefined;
}

/** Notes it: a worker is ended between two requests, and cannot read what pages store. */
export async function storeReaderLocale(locale: Locale): Promise<void> {
  await (await caches.open(cacheNames.reader)).put(key, new Response(locale));
}
