import { ErrorReports } from "../../parts/error-reports/error-reports";
import { ShareCard } from "../../parts/messenger/share-card";
import { VisitLog } from "../../parts/tracking/visit-log";
import { Notices } from "./notices";

/** What every page gets once it is at rest: its notices, its card for messengers, and what was allowed to be logged. */
export function LateFrame() {
  return (
    <>
      <Notices />
      <VisitLog />
      <ErrorReports />
      <ShareCard />
    </>
  );
}
