import { beingBuilt } from "../../shared/routing/being-built";

/** The weekly sales report. */
export const reportRoutes = [
  beingBuilt({ layout: "no", widget: "no", path: "/report/weekly", title: "weeklyReport" }),
];
