import { useCallback, useEffect, useState } from "react";
import { onStorageChange } from "../../../platform/storage";
import { useUser } from "../../../shared/session/signed-in-user";
import { type ListSettings, readListSettings, writeListSettings } from "./list-settings";

/** What changes of the settings, or how it is made of those that are stored. */
export type SettingsChange = Partial<ListSettings> | ((stored: ListSettings) => Partial<ListSettings>);

/** How this device shows the user the list; changes are stored at once, and those of other tabs show here. */
export function useListSettings(): readonly [ListSettings, (changes: SettingsChange) => void] {
  const { kdUid } = useUser();
  const [settings, setSettings] = useState(() => readListSettings(kdUid));
  useEffect(() => onStorageChange("customerList", () => setSettings(readListSettings(kdUid))), [kdUid]);
  const change = useCallback(
    (changes: SettingsChange) => {
      // What another tab stored meanwhile stays, where it is not what changes here.
      const stored = readListSettings(kdUid);
      const next = { ...stored, ...(typeof changes === "function" ? changes(stored) : changes) };
      writeListSettings(kdUid, next);
      setSettings(next);
    },
    [kdUid],
  );
  return [settings, change];
}
