import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Locale, locales } from "../platform/locale";
import { formatNumber } from "./number-formats";
import { fetchTranslations, type Namespace } from "./resources";

export type { Namespace } from "./resources";

/** The one i18next instance; `useTranslation` reads from it. */
export const i18n = createInstance().use(initReactI18next);

/**
 * Makes the words ready: resolves once `common` and the given namespaces are there in this language. The
 * messages (`rules`) come beside them, so that a failure can be worded when the network is already gone; `messages`
 * resolves once they are there or could not be had. Called again, it changes the language. Throws when the network
 * does not bring the words.
 */
export async function setUpTranslations(
  locale: Locale,
  namespaces: readonly Namespace[] = [],
): Promise<{ readonly messages: Promise<void> }> {
  await startEngine(locale);
  // A component that needs them requests them again, so a failure here is ignored.
  const messages = loadNamespaces(locale, ["rules"]).catch(() => undefined);
  await loadNamespaces(locale, ["common", ...namespaces]);
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
  return { messages };
}

/** Loads what is missing of the namespaces, in one language; what is there already costs nothing. Throws as above. */
export async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(locale, namespace)));
}

/** Whether the translations of all these namespaces are loaded. */
export function hasNamespaces(locale: Locale, namespaces: readonly Namespace[]): boolean {
  return namespaces.every((namespace) => i18n.isInitialized && i18n.hasResourceBundle(locale, namespace));
}

/** Changes the language without a reload, once all requested namespaces are loaded in it. */
export async function changeLocale(locale: Locale): Promise<void> {
  await loadNamespaces(locale, [...requested]);
  await i18n.changeLanguage(locale);
}

const requested = new Set<Namespace>();
const pending = new Map<string, Promise<void>>();

function loadNamespace(locale: Locale, namespace: Namespace): Promise<void> {
  requested.add(namespace);
  if (hasNamespaces(locale, [namespace])) return Promise.resolve();
  const name = `${locale}/${namespace}`;
  const running = pending.get(name);
  if (running !== undefined) return running;
  const loading = fetchTranslations(locale, namespace)
    .then((translations) => {
      i18n.addResourceBundle(locale, namespace, translations);
    })
    // A failed load is forgotten, so that the next one tries again.
    .finally(() => pending.delete(name));
  pending.set(name, loading);
  return loading;
}

const isTest = import.meta.env.MODE === "test";

/**
 * Without a loading plugin i18next counts every namespace as loaded, so nothing is ever suspended: route
 * loaders wait for their words instead, and words that arrive later render their readers again.
 */
async function startEngine(locale: Locale): Promise<void> {
  if (i18n.isInitialized) return;
  await i18n.init({
    lng: locale,
    supportedLngs: locales,
    load: "currentOnly",
    fallbackLng: false,
    ns: [],
    defaultNS: "common",
    resources: {},
    initAsync: false,
    // React escapes by itself.
    interpolation: { escapeValue: false },
    ...(isTest && {
      saveMissing: true,
      missingKeyHandler: throwMissingKey,
      missingInterpolationHandler: throwMissingValue,
    }),
  });
  // "{{count, number}}" is written as every other number; the engine's own way takes 15 ms for the first one.
  i18n.services.formatter?.add("number", (value) => formatNumber(Number(value), { decimals: 3 }));
}

function throwMissingKey(_locales: readonly string[], namespace: string, key: string): never {
  throw new Error(
    `No words for "${namespace}:${key}" in ${i18n.language}: add the key, or load the namespace first`,
  );
}

function throwMissingValue(text: string, match: RegExpExecArray): never {
  throw new Error(`No value for ${match[0]} in "${text}"`);
}
