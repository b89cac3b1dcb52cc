import { useQuery } from "@tanstack/react-query";
import { inviterTotalsQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Empty } from "../../../ui/empty";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Skeleton } from "../../../ui/skeleton";
import type { InviteFamily } from "../families";

type Clicks = components["schemas"]["InviteClickCount"];

/** When and by what the inviter's links were opened, day by day. */
export function OpenList({ family }: { family: InviteFamily }) {
  const totals = useQuery(inviterTotalsQuery(family.programme));
  return (
    <div className="mt-4 min-h-dvh">
      {totals.data ? (
        <OpenDays totals={totals.data} />
      ) : totals.error ? (
        <ReadProblem
          error={totals.error}
          onRetry={() => void totals.refetch()}
          isRetrying={totals.isFetching}
        />
      ) : (
        <Skeleton rows={6} />
      )}
    </div>
  );
}

function OpenDays({ totals }: { totals: components["schemas"]["InviterTotals"] }) {
  const { t } = useTranslation("invite-inviter");
  const { clickCount, latestClicks } = totals;
  if (clickCount === 0) return <Empty title={t("opens.none")}>{t("opens.noneText")}</Empty>;
  const days = [...new Set(latestClicks.map(({ day }) => day))];
  return (
    <>
      <p className="text-13 text-ink2">{t("opens.total", { count: clickCount })}</p>
      <p className="text-13 text-ink2">{t("opens.counted")}</p>
      {days.length === 0 ? (
        <p className="py-4">{t("opens.noneLately")}</p>
      ) : (
        <MarginColumn label={t("opens.byDay")} className="mt-2">
          {days.map((day) => (
            <OpenDay key={day} day={day} clicks={latestClicks.filter((clicks) => clicks.day === day)} />
          ))}
        </MarginColumn>
      )}
    </>
  );
}

function OpenDay({ day, clicks }: { day: string; clicks: readonly Clicks[] }) {
  const { t } = useTranslation("invite-inviter");
  const { date, number } = useFormats();
  const sum = clicks.reduce((before, { count }) => before + count, 0);
  return (
    <MarginEntry
      date={date(day)}
      dateTime={day}
      end={<span className="figures font-semibold">{number(sum)}</span>}
    >
      <span className="flex flex-wrap gap-x-4">
        {clicks.map(({ channel, count }) => (
          <span key={channel}>
            {t(channel ? `channel.${channel}` : "opens.unknownChannel")}
            {clicks.length > 1 && <span className="figures text-ink2"> {number(count)}</span>}
          </span>
        ))}
      </span>
    </MarginEntry>
  );
}
