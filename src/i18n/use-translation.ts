import { useSyncExternalStore } from "react";
import type { Namespace } from "./resources";
import { i18n } from "./set-up";
import type { WordKey, WordValues } from "./word-keys";

/** What a reader of words gets; the same object until its words change. */
interface Words {
  readonly t: (key: WordKey<Namespace>, values?: WordValues) => string;
  readonly i18n: typeof i18n;
}

/**
 * Stands in place of the library's hook of this name, whose types it has (vite.config.ts). A screen has hundreds of
 * readers of words, and the library copies the engine for each and listens once more: a quarter of the work of showing
 * a screen. Here readers of the same words share one `t`, and words that arrive render only their own readers anew.
 */
export function useTranslation(namespaces: Namespace | readonly Namespace[] = "common"): Words {
  const read = () => wordsOf(typeof namespaces === "string" ? [namespaces] : namespaces);
  return useSyncExternalStore(watchWords, read, read);
}

/** By language, then by namespaces. */
const shared = new Map<string, Words>();

function wordsOf(namespaces: readonly Namespace[]): Words {
  const key = `${i18n.language} ${namespaces.join(" ")} `;
  const known = shared.get(key);
  if (known) return known;
  const words = { t: rememberingT(i18n.language, namespaces[0] ?? "common"), i18n };
  shared.set(key, words);
  return words;
}

/** A `t` that looks a text without values up once: the rows of a list say the same over and over. */
function rememberingT(language: string, namespace: Namespace): Words["t"] {
  const t = i18n.getFixedT<Namespace>(language, namespace);
  const said = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return t(key, values);
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // A key without words is answered with itself: they may still come.
    if (!key.endsWith(text)) said.set(key, text);
    return text;
  };
}

const readers = new Set<() => void>();

/** The engine is listened to once, for all readers. */
function watchWords(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function tellReaders(): void {
  for (const reader of [...readers]) reader();
}

function forgetWords(language: string, namespace: string): void {
  for (const key of shared.keys())
    if (key.startsWith(`${language} `) && key.includes(` ${namespace} `)) shared.delete(key);
  tellReaders();
}

i18n.on("languageChanged", tellReaders);
i18n.on("initialized", () => {
  i18n.store.on("added", forgetWords);
  i18n.store.on("removed", forgetWords);
});
