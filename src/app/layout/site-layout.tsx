import type { ReactNode } from "react";
import { InViewport } from "../../shared/in-viewport";
import { SkipLink } from "../../ui/skip-link";
import { PageBoundary } from "../page-boundary";
import { HomeAd } from "./home-ad";
import { NoticeSlot } from "./notice-slot";
import { SiteHeader } from "./site-header";
import { useDeferredComponent } from "./use-deferred-component";
import { useEngaged } from "./use-engaged";

const loadSupport = () => import("./support-widget").then((module) => module.SupportWidget);
const loadConsent = () => import("./consent-slot").then((module) => module.ConsentSlot);
const loadFooter = () => import("./site-footer").then((module) => module.SiteFooter);
const loadShortFooter = () => import("./short-footer").then((module) => module.ShortFooter);
const noProps = {};

interface SiteLayoutProps {
  /** Pattern of the route on screen; the header marks and hides entries by it. */
  path: string;
  hasWidget: boolean;
  /** Whether the page leads to one action, from which a site map would distract. */
  hasShortFooter: boolean;
  children: ReactNode;
}

/** Header, content, footer, and what floats over them. */
export function SiteLayout({ path, hasWidget, hasShortFooter, children }: SiteLayoutProps) {
  // Nothing is counted before the answer, so the question can wait until the visitor has seen where they are.
  const isEngaged = useEngaged();
  const Consent = useDeferredComponent(loadConsent);
  const Support = useDeferredComponent(loadSupport);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {path === "/" && <HomeAd />}
      <SiteHeader path={path} />
      <NoticeSlot />
      {/* The footer of a short page begins below the screen, where nothing that comes late can be seen to move it. */}
      <main id="content" className="min-h-[calc(100dvh-4rem)] flex-1 print:min-h-0">
        {children}
      </main>
      <PageBoundary isOptional>
        <InViewport
          key={String(hasShortFooter)}
          load={hasShortFooter ? loadShortFooter : loadFooter}
          props={noProps}
        />
      </PageBoundary>
      {/** Containers of their own: late content beside the footer would otherwise recalculate its styles. */}
      <div>
        <PageBoundary isOptional>{hasWidget && Support && <Support />}</PageBoundary>
        <PageBoundary isOptional>{isEngaged && Consent && <Consent />}</PageBoundary>
      </div>
    </div>
  );
}
