import { useQuery } from "@tanstack/react-query";
import { licenceUpgradeQuery } from "../../../api/mall/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Skeleton } from "../../../ui/skeleton";
import { CallProblem } from "../user-center/call-problem";
import { ActionPanel } from "./action-panel";
import { PriceSlip } from "./price-slip";
import { UpgradeBenefits } from "./upgrade-benefits";
import { UpgradeOrder } from "./upgrade-order";
import { UpgradePricePreview } from "./upgrade-price-preview";
import { WaitingUpgrade } from "./waiting-upgrade";

/** From standard to professional: what is gained, the difference line by line, and what waiting would change. */
export function UpgradePanel({ srvId }: { srvId: number }) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const upgrade = useQuery(licenceUpgradeQuery(srvId));
  const { data } = upgrade;
  if (data === undefined)
    return (
      <div className="mt-6">
        {upgrade.error ? (
          <CallProblem
            error={upgrade.error}
            onRetry={() => void upgrade.refetch()}
            isRetrying={upgrade.isFetching}
          />
        ) : (
          <Skeleton rows={4} />
        )}
      </div>
    );
  return (
    <ActionPanel
      controls={
        <>
          <UpgradeBenefits until={formats.date(data.expiresOn, "always")} />
          <UpgradePricePreview upgrade={data} />
        </>
      }
      price={
        <>
          <PriceSlip title={t("upgrade.slip")} quote={data.quote} isStale={upgrade.isPlaceholderData} />
          <WaitingUpgrade srvId={srvId} />
          <UpgradeOrder srvId={srvId} quote={data.quote} />
        </>
      }
    />
  );
}
