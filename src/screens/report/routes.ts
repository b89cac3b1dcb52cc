import { screenRoute } from "../../shared/routing/screen-route";

/** The weekly sales report. */
export const reportRoutes = [
  screenRoute({
    layout: "no",
    widget: "no",
    path: "/report/weekly",
    namespaces: ["report", "rules"],
    reads: () => import("./first-reads").then((module) => module.reportReads),
    load: () => import("./weekly-report-screen").then((module) => module.WeeklyReportScreen),
  }),
];
