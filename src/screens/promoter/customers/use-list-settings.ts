import { useCallback, useState } from "react";
import { type ListSettings, readListSettings, writeListSettings } from "./list-settings";

/** What changes of the settings, or how it is made of those that are stored. */
export type SettingsChange = Partial<ListSettings> | ((stored: ListSettings) => Partial<ListSettings>);

/** How this device shows the list; changes are stored at once. */
export function useListSettings(): readonly [ListSettings, (changes: SettingsChange) => void] {
  const [settings, setSettings] = useState(readListSettings);
  const change = useCallback((changes: SettingsChange) => {
    // What another tab stored meanwhile stays, where it is not what changes here.
    const stored = readListSettings();
    const next = { ...stored, ...(typeof changes === "function" ? changes(stored) : changes) };
    writeListSettings(next);
    setSettings(next);
  }, []);
  return [settings, change];
}
