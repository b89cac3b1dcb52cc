import { useQuery } from "@tanstack/react-query";
import Pause from "lucide/dist/esm/icons/pause.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import { useEffect, useState } from "react";
import { latestAwardsQuery } from "../../api/invite/queries";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { matchesMedia, prefersReducedMotionQuery } from "../../platform/media-query";
import type { Programme } from "../../rules/invite-invitation";
import { useIsHydrating } from "../../shared/use-is-hydrating";
import { IconButton } from "../../ui/icon-button";

/** How long one line stands, in milliseconds. */
const rotationInterval = 4000;

/** Red packets others received just now, one line after the other; still where reduced motion is asked for. */
export function LatestAwards({ programme }: { programme: Programme }) {
  const { t } = useTranslation("invite");
  const { money } = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const latest = useQuery(latestAwardsQuery(programme));
  const [index, setIndex] = useState(0);
  const isHydrating = useIsHydrating();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPaused = choice ?? (isHydrating || matchesMedia(prefersReducedMotionQuery));
  const list = latest.data ?? [];
  const count = list.length;
  useEffect(() => {
    if (count < 2 || isPaused) return;
    const timer = setInterval(() => setIndex((before) => before + 1), rotationInterval);
    return () => clearInterval(timer);
  }, [count, isPaused]);
  const award = list[index % Math.max(count, 1)];
  // A failed read leaves the place empty: the page is complete without it.
  return (
    <div className="flex min-h-control items-center gap-1 text-13 text-ink2">
      {count > 1 && (
        // Before the line, whose length changes.
        <IconButton
          className="-ml-3"
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? "latest.play" : "latest.pause")}
          onClick={() => setChoice(!isPaused)}
        />
      )}
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {award &&
          t("latest.line", {
            name: award.maskedName,
            amount: money(award.net, { currency: award.currency }),
            time: zonedDateTime(award.receivedAt),
          })}
      </p>
    </div>
  );
}
