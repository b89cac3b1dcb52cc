import { useEffect } from "react";
import { currentLocale } from "../../../platform/current-locale";
import { readStored, writeStored } from "../../../platform/storage";

/**
 * A change of language reloads the page without its query. The words searched for come back in the new language; they
 * are stored in the tab, while the page is open.
 */
export function useSearchThroughSwitch(searched: string, restore: (text: string) => void): void {
  useEffect(() => {
    const locale = currentLocale();
    const { text, locale: earlier } = readStored("visit")?.["helpSearch"] ?? {};
    if (searched === "" && typeof text === "string" && text !== "" && earlier !== locale) restore(text);
    else writeStored("visit", { ...readStored("visit"), helpSearch: { text: searched, locale } });
    return removeSearch;
  }, [searched, restore]);
}

/** Whoever goes on to another page and switches there does not come back to an old search. */
function removeSearch(): void {
  const { helpSearch: _removed, ...others } = readStored("visit") ?? {};
  writeStored("visit", others);
}
