import { useTranslation } from "react-i18next";
import { isSupportOpen, now } from "../platform/clock";
import { settings } from "../platform/settings";
import { State } from "../ui/state";

/** The published hours and whether support is there now, both in UTC+8. */
export function SupportHours() {
  const { t } = useTranslation();
  const { publishedHours } = settings().support;
  const isOpen = isSupportOpen(new Date(now()), publishedHours);
  return (
    <div className="text-13 text-ink2">
      <p className="tabular-nums">
        {t("support.hours", {
          opens: shortTime(publishedHours.opens),
          closes: shortTime(publishedHours.closes),
        })}
      </p>
      <State shape={isOpen ? "disc" : "ring"} tone={isOpen ? "green" : "ink3"}>
        {isOpen ? t("support.open") : t("support.closed")}
      </State>
    </div>
  );
}

/** "09:00" as it is written on a shop door. */
function shortTime(time: string): string {
  return time.replace(/^0/, "");
}
