import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { PhoneBar } from "../../../shared/phone-bar";
import { useIsWide } from "../../../shared/use-is-wide";
import { classNames } from "../../../ui/class-names";
import { Container } from "../../../ui/container";
import { AgentBar } from "./agent-bar";
import type { AgentPage } from "./agent-pages";
import { AgentSide } from "./agent-side";
import { AgentTabs } from "./agent-tabs";

export interface AgentLayoutProps {
  /** The entry of the navigation the screen belongs to. */
  current: AgentPage;
  title: string;
  description?: string;
  /** Beside the heading: one action. */
  end?: ReactNode;
  /** Above the heading: the way back; on a phone the arrow of a bare route's bar is. */
  above?: ReactNode;
  /** Beside that, once it is known who reads the page: one action. In the phone's bar it is `barEnd`. */
  aboveEnd?: ReactNode;
  /** The content shows the heading itself, once it knows what it shows. */
  hasOwnHeading?: boolean;
  /** Set on routes without the site's header: where the arrow of the phone's bar leads. */
  backTo?: string;
  /** In the phone's bar of such a route: one action. */
  barEnd?: ReactNode;
  /** Uses the whole width of the window, as a list with its details beside it does. */
  isFull?: boolean;
  /** At the foot of the page: a `SubmitBar`. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of the partner area: navigation at the left or as tabs, the page beside it. */
export function AgentLayout({ isLoading = false, ...page }: AgentLayoutProps & { isLoading?: boolean }) {
  const { t } = useTranslation("promoter-area");
  const { current, title, end, above, aboveEnd, backTo, barEnd, footer, children } = page;
  const { hasOwnHeading = false, isFull = false } = page;
  const isWide = useIsWide();
  const isBare = backTo !== undefined;
  const hasTabs = !isWide && !isBare;
  const heading = !hasOwnHeading && (
    // On a phone the bar of a bare route shows the title; the heading stays for screen readers.
    <div
      className={classNames(
        "mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-5",
        isBare && "max-md:sr-only",
      )}
    >
      <h1 className="text-26 md:text-34">{title}</h1>
      {(isWide || !isBare) && end}
    </div>
  );
  return (
    <div className={classNames("flex flex-col", isBare ? "min-h-dvh" : "min-h-[calc(100dvh-3.5rem)]")}>
      {isBare && isWide && <AgentBar isFull={isFull} />}
      {isBare && <PhoneBar title={title} backTo={backTo} end={isLoading ? undefined : barEnd} />}
      <Container
        className={classNames(
          "flex-1 pb-16 md:pt-11",
          isFull && "md:max-w-[100rem] md:pt-6 md:pb-6",
          isBare ? "pt-0" : "pt-4",
        )}
      >
        <div className={classNames(columns, isFull ? "lg:gap-x-8" : "lg:gap-x-15")}>
          {isWide && <AgentSide current={current} />}
          {hasTabs && <AgentTabs current={current} label={t("nav.label")} />}
          <div className={classNames("min-w-0", hasTabs && "pt-5")}>
            {(isWide || !isBare) && above !== undefined && (
              <div
                className={classNames(
                  "mb-3 flex max-w-reading items-center justify-between gap-4",
                  Boolean(aboveEnd) && "min-h-control",
                )}
              >
                {above}
                {!isLoading && aboveEnd}
              </div>
            )}
            {heading}
            {children}
          </div>
        </div>
      </Container>
      {!isLoading && footer}
    </div>
  );
}

const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block";
