import { useState } from "react";
import { readStored, removeStored, writeStored } from "../../../platform/storage";
import { withSearch } from "./recent-searches";

/** Adds a search to those stored on this device. */
export function addRecentSearch(text: string): void {
  writeStored("lastHelpSearches", withSearch(readStored("lastHelpSearches") ?? [], text));
}

/** The last help searches, which never leave the device, and a function that removes them. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readStored("lastHelpSearches") ?? []);
  const clear = () => {
    removeStored("lastHelpSearches");
    setSearches([]);
  };
  return { searches, clear };
}
