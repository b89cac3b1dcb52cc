import { useSyncExternalStore } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { isOnline, onNetworkChange } from "../../platform/network";
import { Banner } from "../../ui/banner";
import { Container } from "../../ui/container";

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  if (isConnected) return null;
  return (
    <Container className="pt-3">
      <Banner tone="red" role="status">
        {t("offline.text")}
      </Banner>
    </Container>
  );
}
