import { ErrorReports } from "../../shared/error-reports/error-reports";
import { ShareCard } from "../../shared/messenger/share-card";
import { VisitLog } from "../../shared/tracking/visit-log";
import { LinkPreloading } from "./link-preloading";
import { Notices } from "./notices";

/**
 * Features that load once the page is idle: notices, prefetching, the messenger share card, and the logging and
 * error reports that the visitor allowed.
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
