import { useSyncExternalStore } from "react";
import { i18n } from "./set-up";
import { translateIn } from "./translate";
import type { Namespaces, Translate } from "./translation-keys";

/** The translations of some namespaces; the same object until the language or one of the texts changes. */
interface Translations<Ns extends Namespaces> {
  readonly t: Translate<Ns>;
  readonly language: string;
}

/**
 * The `t` of some namespaces, the first of which needs no prefix before its keys. Components with the same namespaces
 * share one `t`, and one that subscribes is re-rendered when the language changes or texts of its namespaces arrive.
 * Lighter than the hook of react-i18next by 1.9 kB on every page, and nothing is loaded or suspended here: route
 * loaders and `useNamespace` do that. See `docs/decisions/0011-hydration.md`.
 */
export function useTranslation<Ns extends Namespaces = "common">(namespaces?: Ns): Translations<Ns>;
export function useTranslation(namespaces: Namespaces = "common"): Translations<Namespaces> {
  const getSnapshot = () => translationsOf(namespaces);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** By language, then by namespaces. */
const cache = new Map<string, Translations<Namespaces>>();

function translationsOf(namespaces: Namespaces): Translations<Namespaces> {
  const names = typeof namespaces === "string" ? namespaces : namespaces.join(" ");
  const { language } = i18n;
  const key = `${language} ${names} `;
  let translations = cache.get(key);
  if (!translations) {
    translations = { t: translateIn(language, namespaces), language };
    cache.set(key, translations);
  }
  return translations;
}

const subscribers = new Set<() => void>();

/** i18next is subscribed to once, for all components: a screen has hundreds of them. */
function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function notify(): void {
  for (const subscriber of [...subscribers]) subscriber();
}

/** A new `t` re-renders the components of this namespace, and no others. */
function invalidate(language: string, namespace: string): void {
  for (const key of cache.keys())
    if (key.startsWith(`${language} `) && key.includes(` ${namespace} `)) cache.delete(key);
  notify();
}

i18n.on("languageChanged", notify);
i18n.on("initialized", () => {
  i18n.store.on("added", invalidate);
  i18n.store.on("removed", invalidate);
});
