import { ErrorReports } from "../../parts/error-reports/error-reports";
import { VisitLog } from "../../parts/tracking/visit-log";
import { LinkPreloading } from "./link-preloading";
import { Notices } from "./notices";

/** What every page gets once it is at rest: its notices, pages fetched ahead, and what a visitor allowed to be logged and reported. */
export function LateFrame() {
  return (
    <>
      <Notices />
      <LinkPreloading />
      <VisitLog />
      <ErrorReports />
    </>
  );
}
