import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useConsent } from "../../parts/consent";
import { NearView } from "../../parts/near-view";
import { whenEngaged } from "../../platform/engagement";
import { SkipLink } from "../../ui/skip-link";
import { AdBanner } from "./ad-banner";
import { OfflineBanner } from "./offline-banner";
import { SiteHeader } from "./site-header";
import { SupportWidget } from "./support-widget";
import { UnknownAddressNotice } from "./unknown-address-notice";

const ConsentQuestion = lazy(() =>
  import("./consent-question").then((module) => ({ default: module.ConsentQuestion })),
);

const loadFooter = () => import("./site-footer").then((module) => module.SiteFooter);
const noProps = {};

interface SiteLayoutProps {
  /** Pattern of the route on screen; it says what the header marks and hides. */
  path: string;
  hasWidget: boolean;
  children: ReactNode;
}

/** Header, content, footer, and what floats over them. */
export function SiteLayout({ path, hasWidget, children }: SiteLayoutProps) {
  const { isAsking } = useConsent();
  // Nothing is counted before the answer, so the question can wait until the visitor has seen where they are.
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => whenEngaged(() => setEngaged(true)), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {path === "/" && <AdBanner />}
      <SiteHeader path={path} />
      <OfflineBanner />
      <UnknownAddressNotice />
      <main id="content" className="flex-1">
        {children}
      </main>
      <NearView load={loadFooter} props={noProps} />
      {hasWidget && <SupportWidget />}
      {isAsking && isEngaged && (
        <Suspense fallback={null}>
          <ConsentQuestion />
        </Suspense>
      )}
    </div>
  );
}
