import { useSyncExternalStore } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { appearanceStore, setCareMode, setThemeChoice } from "../../platform/theme";
import { Segment } from "../../ui/segment";
import { Switch } from "../../ui/switch";

const choices = ["system", "light", "dark"] as const;

/** Light, dark or as the device is; and care mode with large type and high contrast. Remembered on this device. */
export function AppearanceSwitch() {
  const { t } = useTranslation();
  const appearance = useSyncExternalStore(
    appearanceStore.subscribe,
    appearanceStore.getSnapshot,
    appearanceStore.getServerSnapshot,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Segment
        label={t("theme.label")}
        size="small"
        value={appearance.choice}
        onChange={setThemeChoice}
        choices={choices.map((value) => ({ value, label: t(`theme.${value}`) }))}
        className="max-sm:w-full"
      />
      <Switch isOn={appearance.isCare} onChange={setCareMode}>
        {t("theme.care")}
      </Switch>
    </div>
  );
}
