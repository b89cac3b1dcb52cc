import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { currentPath } from "../../platform/address";
import { currentLocale } from "../../platform/current-locale";
import { isOnline, onNetworkChange } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import {
  onNewRelease,
  registerServiceWorker,
  reloadIntoRelease,
  removeServiceWorker,
  reportVisit,
} from "../../platform/service-worker";
import { settings } from "../../platform/settings";
import { watchTyping } from "../../platform/unsaved-input";
import { whenIdle } from "../../platform/visibility";
import { isEmbedded, useClient } from "../../shared/use-client";
import { UpdateNotice } from "./update-notice";

/**
 * The service worker of a page: registered once the page is idle, kept up with the pages that are opened, and removed
 * where the setting turns it off. Inside messengers, apps and at a till there is none: such a visit has no button that
 * reloads or empties it, addresses of a sign-in pass through it, and apps bring stores of their own.
 */
export function SiteWorker() {
  const client = useClient();
  const isWanted = settings().serviceWorker && !isEmbedded(client) && !client.isPointOfSale;
  const registration = useRegistration(isWanted);
  const { pathname } = useLocation();
  const [hasNewRelease, setNewRelease] = useState(false);
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);

  useEffect(watchTyping, []);
  useEffect(
    () => (registration ? onNewRelease(registration, () => setNewRelease(true)) : undefined),
    [registration],
  );

  if (!registration) return null;
  return (
    <>
      {/* A new one for every page that is opened. */}
      <VisitReport key={`visit ${pathname}`} />
      {/* Without a network a reload would bring the old release. */}
      {hasNewRelease && isConnected && (
        <UpdateNotice
          // What was typed belongs to one page.
          key={`notice ${pathname}`}
          onReload={() => reloadIntoRelease(registration)}
          onDismiss={() => setNewRelease(false)}
        />
      )}
    </>
  );
}

/** Tells the worker of the page that is open, once it is idle. */
function VisitReport() {
  useEffect(() => whenIdle(() => void reportVisit({ path: currentPath(), locale: currentLocale() })), []);
  return null;
}

/** The page works without a worker: what goes wrong with it is reported, and nothing else. */
function useRegistration(isWanted: boolean): ServiceWorkerRegistration | null {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    const report = (error: unknown) => reportProblem("The service worker could not be set up", error);
    const setUp = isWanted
      ? () => registerServiceWorker().then(setRegistration, report)
      : () => removeServiceWorker().catch(report);
    return whenIdle(() => void setUp());
  }, [isWanted]);
  return registration;
}
