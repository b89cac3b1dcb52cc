import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lotteryRecordsQuery } from "../../../api/activity/queries";
import type { components } from "../../../generated/activity";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { ZoneNote } from "../../../shared/zone-note";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { State, type StateShape, type StateTone } from "../../../ui/state";
import { ClaimNote } from "./claim-note";
import { DeliveredLink } from "./delivered-link";
import { useHeld } from "./use-held";

const size = 10;

/** The latest draws of the reader. */
export function latestDrawsQuery(alias: string) {
  return lotteryRecordsQuery(alias, { page: 1, size });
}

/** Every draw of the reader, those that drew nothing included, so that the odds can be checked. */
export function DrawRecord({ alias, isDrawing }: { alias: string; isDrawing: boolean }) {
  const { t } = useTranslation("activity-lottery");
  const [page, setPage] = useState(1);
  const records = useQuery(lotteryRecordsQuery(alias, { page, size }));
  const data = useHeld(records.data, isDrawing);
  return (
    <div className="mt-8">
      <h3 className="text-17">{t("record.title")}</h3>
      {data === undefined ? (
        records.error ? (
          <ReadProblem
            error={records.error}
            onRetry={() => void records.refetch()}
            isRetrying={records.isFetching}
          />
        ) : (
          <Skeleton rows={1} isSlim />
        )
      ) : data.list.length === 0 ? (
        <p className="mt-2 text-ink2">{t("record.empty")}</p>
      ) : (
        <>
          <ZoneNote className="mt-1" />
          <MarginColumn label={t("record.title")}>
            {data.list.map((record) => (
              <RecordEntry key={record.id} record={record} />
            ))}
          </MarginColumn>
          {data.total > size && (
            <div className="mt-4">
              <Pagination count={Math.ceil(data.total / size)} current={page} onChange={setPage} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

type Record = components["schemas"]["LotteryRecord"];

const deliveries: Readonly<{
  [D in Record["delivery"]]: { readonly shape: StateShape; readonly tone: StateTone };
}> = {
  delivered: { shape: "disc", tone: "green" },
  toClaim: { shape: "half", tone: "amber" },
  sent: { shape: "disc", tone: "green" },
  lapsed: { shape: "square", tone: "ink2" },
  none: { shape: "dash", tone: "ink2" },
};

function RecordEntry({ record }: { record: Record }) {
  const { t } = useTranslation("activity-lottery");
  const { dateTime } = useFormats();
  const { id, drawnAt, prizeName, kind, delivery, claimBefore } = record;
  const { shape, tone } = deliveries[delivery];
  return (
    <MarginEntry
      date={dateTime(drawnAt)}
      dateTime={drawnAt}
      note={
        (delivery === "toClaim" && <ClaimNote recordId={id} claimBefore={claimBefore} />) ||
        (delivery === "delivered" && <DeliveredLink kind={kind} />)
      }
      end={
        <State shape={shape} tone={tone}>
          {t(`record.${delivery}`)}
        </State>
      }
    >
      {prizeName}
    </MarginEntry>
  );
}
