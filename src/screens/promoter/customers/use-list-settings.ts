import { useCallback, useState } from "react";
import { type ListSettings, readListSettings, writeListSettings } from "./list-settings";

/** How this device shows the list; changes are stored at once. */
export function useListSettings(): readonly [ListSettings, (changes: Partial<ListSettings>) => void] {
  const [settings, setSettings] = useState(readListSettings);
  const change = useCallback((changes: Partial<ListSettings>) => {
    // What another tab stored meanwhile stays, where it is not what changes here.
    const next = { ...readListSettings(), ...changes };
    writeListSettings(next);
    setSettings(next);
  }, []);
  return [settings, change];
}
