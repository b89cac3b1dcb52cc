import { ErrorReports } from "../../parts/error-reports/error-reports";
import { ShareCard } from "../../parts/messenger/share-card";
import { VisitLog } from "../../parts/tracking/visit-log";
import { LinkPreloading } from "./link-preloading";
import { Notices } from "./notices";

/**
 * What every page gets once it is at rest: its notices, pages fetched ahead, its card for messengers, and what a visitor
 * allowed to be logged and reported.
 */
export function LateFrame() {
  return (
    <>
      <Notices />
      <LinkPreloading />
      <VisitLog />
      <ErrorReports />
      <ShareCard />
    </>
  );
}
