import { ErrorReports } from "../../shared/error-reports/error-reports";
import { ShareCard } from "../../shared/messenger/share-card";
import { VisitLog } from "../../shared/tracking/visit-log";
import { SiteWorker } from "../service-worker/site-worker";
import { AskedConsentSlot } from "./consent-slot";
import { LinkPreloading } from "./link-preloading";
import { Notices } from "./notices";

/**
 * Features that load once the page is idle: notices, the question about cookies as it is opened again, the service worker,
 * prefetching, the messenger share card, and the logging and error reports that the visitor allowed.
 */
export function DeferredFeatures() {
  return (
    <>
      <Notices />
      <AskedConsentSlot />
      {/* In development nothing may be stored between two changes, and the mock back end has a worker of its own. */}
      {import.meta.env.PROD && <SiteWorker />}
      <LinkPreloading />
      <VisitLog />
      <ErrorReports />
      <ShareCard />
    </>
  );
}
