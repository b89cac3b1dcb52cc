import { ErrorReports } from "../../shared/error-reports/error-reports";
import { ShareCard } from "../../shared/messenger/share-card";
import { VisitLog } from "../../shared/tracking/visit-log";
import { LinkPreloading } from "./link-preloading";
import { Notices } from "./notices";

/**
 * What every page gets once it is at rest: its notices, pages fetched ahead, its card for messengers, and what a visitor
 * allowed to be logged and reported.
 */
export function DeferredFeatures() {
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
