import { useTranslation } from "../i18n/use-translation";
import { now } from "../platform/clock";
import { isDeviceElsewhere } from "../platform/device-zone";
import { classNames } from "../ui/class-names";
import { useIsHydrating } from "./use-is-hydrating";

/** Says once, beside a list of times, by which clock they are; nothing where the reader's own shows the same. */
export function ZoneNote({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  // A prerendered page does not know where its reader is.
  const isHydrating = useIsHydrating();
  if (isHydrating || !isDeviceElsewhere(new Date(now()))) return null;
  return <p className={classNames("text-13 text-ink2", className)}>{t("time.zone")}</p>;
}
