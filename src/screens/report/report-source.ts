import type { components } from "../../generated/report";
import type { ReportView } from "./report-view";
import type { Run } from "./sentence-runs";

/** What is taken along of a report, as a table or a picture. */
export interface ReportSource {
  readonly overview: components["schemas"]["WeeklyOverview"];
  readonly view: ReportView;
  /** Whether the overview is of another week or shop than the view, while the one asked for is on its way. */
  readonly isStale: boolean;
  /** The week in one sentence. */
  readonly runs: readonly Run[];
}
