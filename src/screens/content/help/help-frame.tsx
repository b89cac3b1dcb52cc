import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names";
import { Container } from "../../../ui/container";
import { HelpBar } from "./help-bar";

interface HelpFrameProps {
  children: ReactNode;
  /** The tree of categories: left of the page, above it on narrow screens. */
  tree?: ReactNode;
  /** The third column, for wide screens alone. */
  aside?: ReactNode;
  /** Lets the page take the third column too, for lists. */
  isWide?: boolean;
  /** In place of the search box that leads to the results. */
  search?: ReactNode;
}

/** Layout of the help centre: bar, tree, page and right column. */
export function HelpFrame({ children, tree, aside, isWide = false, search }: HelpFrameProps) {
  return (
    <>
      <HelpBar search={search} />
      <Container className="min-h-dvh pt-4 pb-10 md:pt-10 print:min-h-0 print:pt-0">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-4 md:grid-cols-[14.5rem_minmax(0,40rem)] lg:grid-cols-[14.5rem_minmax(0,40rem)_12.5rem] print:block">
          <div className="print:hidden">{tree}</div>
          <div className={classNames("min-w-0", isWide && "lg:col-span-2")}>{children}</div>
          {aside && <div className="print:hidden max-lg:hidden">{aside}</div>}
        </div>
      </Container>
    </>
  );
}
