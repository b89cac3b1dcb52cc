import { useTranslation } from "../i18n/use-translation";
import { isSupportOpen, now } from "../platform/clock";
import { settings } from "../platform/settings";
import type { Hours } from "../platform/settings-shape";
import { State } from "../ui/state";
import { useIsHydrating } from "./use-is-hydrating";

/** The published hours and whether support is there now, both in UTC+8. */
export function SupportHours() {
  const { t } = useTranslation();
  return (
    <div className="text-13 text-ink2">
      <p className="tabular-nums">{t("support.hours", displayedHours(settings().support.publishedHours))}</p>
      <SupportState />
    </div>
  );
}

/** Whether support is available now; hidden until a prerendered page, built at another hour, is hydrated. */
export function SupportState() {
  const { t } = useTranslation();
  const isHydrating = useIsHydrating();
  const isOpen = !isHydrating && isSupportOpen(new Date(now()), settings().support.publishedHours);
  return (
    <span className={isHydrating ? "invisible" : undefined}>
      <State shape={isOpen ? "disc" : "ring"} tone={isOpen ? "green" : "ink3"}>
        {isOpen ? t("support.open") : t("support.closed")}
      </State>
    </span>
  );
}

/** Hours in short form: "9:00", not "09:00". */
export function displayedHours({ opens, closes }: Hours): { opens: string; closes: string } {
  return { opens: opens.replace(/^0/, ""), closes: closes.replace(/^0/, "") };
}
