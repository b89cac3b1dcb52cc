import { useTranslation } from "../i18n/use-translation";
import { now } from "../platform/clock";
import { isDeviceElsewhere } from "../platform/device-zone";

/** Says once, beside a list of times, by which clock they are; nothing where the reader's own shows the same. */
export function ZoneNote() {
  const { t } = useTranslation("order");
  if (!isDeviceElsewhere(new Date(now()))) return null;
  return <p className="text-13 text-ink2">{t("zone")}</p>;
}
