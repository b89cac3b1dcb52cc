import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { reloadPage } from "../../platform/address";
import { isOnline, onNetworkChange } from "../../platform/network";
import { storedCopyTime } from "../../platform/stored-copy";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

/**
 * Shows that the network is gone, for as long as it is, and that the page is the one last seen where the service
 * worker had to take it from its store.
 */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  // The copy is of the address it was opened at.
  useLocation();
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  const storedAt = storedCopyTime();
  if (storedAt === null) return isConnected ? null : <Notice>{t("offline.text")}</Notice>;
  const date = dateTime(storedAt);
  if (!isConnected) return <Notice>{t("offline.copy", { date })}</Notice>;
  const reload = (
    <Button size="small" onClick={reloadPage}>
      {t("failure.reload")}
    </Button>
  );
  return <Notice action={reload}>{t("offline.slow", { date })}</Notice>;
}

function Notice({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <Container className="pt-3">
      <Banner tone="red" role="status" action={action}>
        {children}
      </Banner>
    </Container>
  );
}
