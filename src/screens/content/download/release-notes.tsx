import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { productVersionsQuery } from "../../../api/content/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { listBounds } from "../../../rules/business-limits";
import { ReadProblem } from "../../../shared/read-problem";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Skeleton } from "../../../ui/skeleton";
import { useLostFocus } from "../../../ui/use-lost-focus";
import { groupReleases, type Release } from "./releases";

/** Releases shown before the reader asks for more. */
const initialCount = 5;

/** What changed with every release, newest first. */
export function ReleaseNotes({ productId }: { productId: number }) {
  const { t } = useTranslation(["content-download", "common"]);
  const [isLong, setLong] = useState(false);
  // The button goes once it is pressed: what it brought begins here.
  const firstAdded = useLostFocus<HTMLHeadingElement>(isLong);
  const versions = useQuery(productVersionsQuery({ productId, pageSize: listBounds.rows.maximum }));
  useReportedFailure(versions.error, "获取列表出错");
  if (versions.isPending) return <Skeleton rows={initialCount} />;
  if (versions.data === undefined)
    return <ReadProblem error={versions.error} onRetry={versions.refetch} isRetrying={versions.isFetching} />;
  const releases = groupReleases(versions.data.list);
  if (releases.length === 0) return <Empty title={t("versions.empty")} />;
  const visibleReleases = isLong ? releases : releases.slice(0, initialCount);
  return (
    <>
      <MarginColumn label={t("versions.title")}>
        {visibleReleases.map((release, index) => (
          <ReleaseEntry
            key={release.version}
            release={release}
            headingRef={index === initialCount ? firstAdded : undefined}
          />
        ))}
      </MarginColumn>
      {visibleReleases.length < releases.length && (
        <div className="mt-4">
          <Button onClick={() => setLong(true)}>{t("common:action.loadMore")}</Button>
        </div>
      )}
    </>
  );
}

interface ReleaseEntryProps {
  release: Release;
  /** Where the focus may be put. */
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}

function ReleaseEntry({ release, headingRef }: ReleaseEntryProps) {
  const { t } = useTranslation("content-download");
  const { date } = useFormats();
  const { version, releasedAt, notes, lang, systems } = release;
  return (
    <MarginEntry isWide date={date(releasedAt)} dateTime={releasedAt.slice(0, 10)}>
      <h3 ref={headingRef} tabIndex={headingRef && -1} className="figures text-17">
        {version}
      </h3>
      <ul aria-label={t("versions.systems")} className="flex flex-wrap gap-x-3 text-13 text-ink2">
        {systems.map((system) => (
          <li key={system}>{t(`system.${system}`)}</li>
        ))}
      </ul>
      <ul lang={lang} className="mt-1 grid list-disc gap-1 pl-5 marker:text-ink3">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </MarginEntry>
  );
}
