import { useState } from "react";
import type { components } from "../../../generated/activity";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { lazyDialog } from "../../../shared/lazy-dialog";
import { Button } from "../../../ui/button";
import { Line, Lines } from "../../../ui/lines";
import { useLostFocus } from "../../../ui/use-lost-focus";
import type { LoggedActivity } from "../activity-log";

const ShareForChance = lazyDialog(async () => (await import("./share-for-chance")).ShareForChance);

type Schemas = components["schemas"];

interface ChancesProps {
  /** Null while nobody is signed in. */
  chances: Schemas["LotteryChances"] | null;
  activity: LoggedActivity;
  share: Schemas["ActivityShare"];
  isRunning: boolean;
}

/** How many draws are left, where they came from, and how to get more. */
export function Chances({ chances, activity, share, isRunning }: ChancesProps) {
  const { t } = useTranslation("activity-lottery");
  const { zonedDateTime } = useZonedFormats();
  /** Null until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // The button that opened the dialog is gone once sharing has given its chance.
  const place = useLostFocus<HTMLDivElement>(isOpen === false && chances?.canShare === false);
  // Before and after the activity logging in would show none.
  if (chances === null)
    return isRunning ? <p className="text-center text-13 text-ink2">{t("chances.signIn")}</p> : null;
  return (
    <div ref={place} tabIndex={-1}>
      <p className="text-center font-semibold">{t("chances.left", { count: chances.left })}</p>
      <Lines className="mt-2">
        {chances.sources.map(({ source, given, limit }) => (
          <Line key={source} label={t(`chances.source.${source}`)}>
            {t("chances.given", { given, limit })}
          </Line>
        ))}
      </Lines>
      {chances.nextAt && isRunning && (
        <p className="mt-2 text-13 text-ink2">{t("chances.next", { time: zonedDateTime(chances.nextAt) })}</p>
      )}
      {isRunning && chances.canShare && (
        <div className="mt-3 grid justify-items-center">
          <Button onClick={() => setOpen(true)}>{t("share.act")}</Button>
        </div>
      )}
      {isOpen !== null && (
        <ShareForChance activity={activity} share={share} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
