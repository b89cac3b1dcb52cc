import type { PageSource } from "./page-source";
import { newYear } from "./pages/new-year";
import { spring } from "./pages/spring";
import { yearEnd } from "./pages/year-end";
import { yearEnd2026 } from "./pages/year-end-2026";

/** The pages of the sample activities by alias. */
export const pages: ReadonlyMap<string, PageSource> = new Map([
  ["year-end-2026", yearEnd2026],
  ["year-end", yearEnd],
  ["spring", spring],
  ["new-year", newYear],
]);
