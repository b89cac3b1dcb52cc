import { type ReactElement, Suspense, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useClient } from "../shared/use-client";
import { InteractiveMark } from "./interactive-mark";
import { BareLayout } from "./layout/bare-layout";
import { chooseLayout } from "./layout/choose-layout";
import { SiteLayout } from "./layout/site-layout";
import { PageBoundary } from "./page-boundary";
import { PageLoading } from "./page-loading";
import { findDestination } from "./route-table";
import { useScrollRestoration } from "./use-scroll-restoration";

/** The screen of the current address inside its layout. Unknown addresses redirect home, where a notice shows. */
export function RoutedPage() {
  const { pathname, search, hash } = useLocation();
  const client = useClient();
  const destination = useMemo(() => findDestination(pathname), [pathname]);
  useScrollRestoration();
  const screen = useMemo(
    () => destination.kind === "screen" && boundedScreen(destination, pathname),
    [destination, pathname],
  );

  if (destination.kind === "redirect") return <Navigate replace to={destination.to + search + hash} />;
  if (destination.kind === "nothing") return <Navigate replace to="/" state={{ unknownAddress: pathname }} />;

  const { hasLayout, hasWidget } = chooseLayout(destination.route, client);
  return hasLayout ? (
    <SiteLayout
      path={destination.route.path}
      hasWidget={hasWidget}
      hasShortFooter={destination.route.hasShortFooter}
    >
      {screen}
    </SiteLayout>
  ) : (
    <BareLayout>{screen}</BareLayout>
  );
}

/**
 * The screen as a memoised element: when only the layout changes, as on a phone right after hydration, React skips
 * the screen.
 */
function boundedScreen({ screen }: { screen: ReactElement }, pathname: string): ReactElement {
  return (
    // A failing screen is replaced inside its layout; another address starts afresh.
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        {screen}
        <InteractiveMark />
      </Suspense>
    </PageBoundary>
  );
}
