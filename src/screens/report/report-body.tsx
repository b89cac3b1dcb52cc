import { useMemo } from "react";
import type { components } from "../../generated/report";
import { now } from "../../platform/clock";
import { isNewShop } from "../../rules/report-sentence";
import { InViewport } from "../../shared/in-viewport";
import { useIsWide } from "../../shared/use-is-wide";
import { classNames } from "../../ui/class-names";
import { DailySales } from "./daily-sales";
import { KeyFigures } from "./key-figures";
import { NewShop } from "./new-shop";
import { PrintFooter } from "./print-footer";
import { ReportActions } from "./report-actions";
import { ReportFooter } from "./report-footer";
import { ReportLists } from "./report-lists";
import { type ReportView, reportFilter } from "./report-view";
import { useSentence } from "./use-sentence";
import { weekFacts } from "./week-facts";
import { weekPlace } from "./week-names";
import { WeekSentence } from "./week-sentence";

interface ReportBodyProps {
  overview: components["schemas"]["WeeklyOverview"];
  view: ReportView;
  /** Whether these are the figures of the week before, while those asked for are on their way. */
  isStale: boolean;
}

/** The report itself: the sentence first, then figures, bars and lists. */
export function ReportBody({ overview, view, isStale }: ReportBodyProps) {
  const isDefault = view.week === null;
  const runs = useSentence(overview, isDefault);
  const isWide = useIsWide();
  const isNew = isNewShop(weekFacts(overview, weekPlace(overview.period, isDefault, now())));
  const source = { overview, view, runs, isStale };
  return (
    <>
      <div
        aria-busy={isStale || undefined}
        className={classNames("flex flex-1 flex-col transition-opacity", isStale && "opacity-40")}
      >
        <div className="md:flex md:items-start md:justify-between md:gap-10 print:block">
          <WeekSentence runs={runs} overview={overview} />
          {isWide && !isNew && <ReportActions {...source} isWide />}
        </div>
        <div className="h-4 border-line border-t bg-paper md:hidden print:hidden" />
        <KeyFigures overview={overview} />
        {isNew ? (
          <NewShop />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] md:gap-y-10 md:pt-10 print:gap-y-4 print:pt-4">
            <DailySales overview={overview} />
            <ReportLists filter={reportFilter(view)} />
          </div>
        )}
        <ReportFooter {...source} isNew={isNew} />
        <Feedback week={overview.period.week} />
        <PrintFooter overview={overview} />
      </div>
      {!isWide && !isNew && <ReportActions {...source} isWide={false} />}
    </>
  );
}

const loadFeedback = async () => (await import("./weekly-feedback")).WeeklyFeedback;

/** The form at the end of the page, fetched as the reader comes near it. */
function Feedback({ week }: { week: string }) {
  const props = useMemo(() => ({ week }), [week]);
  return <InViewport load={loadFeedback} props={props} className="min-h-72 print:hidden" />;
}
