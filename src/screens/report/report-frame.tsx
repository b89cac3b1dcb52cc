import type { ReactNode } from "react";
import type { components } from "../../generated/report";
import { ReportHeader } from "./report-header";

interface ReportFrameProps {
  /** The report on screen; undefined while there is none. */
  overview?: components["schemas"]["WeeklyOverview"] | undefined;
  /** Which week and shop; left out where there is none to choose. */
  pickers?: ReactNode;
  children: ReactNode;
}

/** The sheet of the report with its title and the way back, which stay also where there is nothing to read. */
export function ReportFrame({ overview, pickers, children }: ReportFrameProps) {
  return (
    <div className="report-sheet mx-auto flex min-h-dvh w-full max-w-[75.5rem] flex-col bg-card sm:px-6 md:bg-transparent md:pb-16 print:min-h-[63.5rem] print:max-w-none print:p-0">
      <div className="md:flex md:flex-wrap md:items-end md:justify-between md:gap-x-10 print:block">
        <ReportHeader overview={overview} />
        {pickers}
      </div>
      {children}
    </div>
  );
}
