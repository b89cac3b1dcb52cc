import { Suspense, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useClient } from "../parts/use-client";
import { BareLayout } from "./layout/bare-layout";
import { chooseLayout } from "./layout/choose-layout";
import { SiteLayout } from "./layout/site-layout";
import { PageBoundary } from "./page-boundary";
import { PageLoading } from "./page-loading";
import { findDestination } from "./route-table";
import { useArrival } from "./use-arrival";

/** The screen of the current address inside its layout. Unknown addresses lead home, where a notice says so. */
export function RoutedPage() {
  const { pathname, search, hash } = useLocation();
  const client = useClient();
  const destination = useMemo(() => findDestination(pathname), [pathname]);
  useArrival();

  if (destination.kind === "redirect") return <Navigate replace to={destination.to + search + hash} />;
  if (destination.kind === "nothing") return <Navigate replace to="/" state={{ unknownAddress: pathname }} />;

  const { hasLayout, hasWidget } = chooseLayout(destination.route, client);
  const screen = (
    // A failing screen is replaced inside its layout; another address starts afresh.
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>{destination.screen}</Suspense>
    </PageBoundary>
  );
  return hasLayout ? (
    <SiteLayout path={destination.route.path} hasWidget={hasWidget}>
      {screen}
    </SiteLayout>
  ) : (
    <BareLayout>{screen}</BareLayout>
  );
}
