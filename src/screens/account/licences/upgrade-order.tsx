import { useUpgradeLicence } from "../../../api/mall/mutations";
import { toResult } from "../../../client/client-error";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { payAddress } from "../../../shared/routing/addresses";
import { useNavigateWhileMounted } from "../../../shared/routing/use-navigate-while-mounted";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";

/** Orders the upgrade at today's difference. An order of it that waits already is taken up again. */
export function UpgradeOrder({
  srvId,
  quote,
}: {
  srvId: number;
  quote: components["schemas"]["PriceQuote"];
}) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const describeError = useDescribeError();
  const navigate = useNavigateWhileMounted();
  const upgrade = useUpgradeLicence();
  const failure = useCurrentFailure(upgrade.error);
  const key = useIdempotencyKey("upgrade");
  const handleOrder = async () => {
    const body = { srvId, targetLevel: "professional" } as const;
    const result = await toResult(upgrade.mutateAsync({ body, idempotencyKey: key.of(body).key }));
    if (!result.ok) return;
    key.reset();
    if (result.data.orderNo === null) return;
    // The difference shrinks every day, and an order that waited has the one of its day: the next page says so.
    navigate(payAddress(result.data.orderNo), { state: { agreedAmount: quote.finalAmount } });
  };
  return (
    <div className="mt-5 grid gap-3">
      {failure && (
        <Banner tone="red" role="alert">
          {describeError(failure)}
        </Banner>
      )}
      <Button
        variant="primary"
        isWide
        isBusy={upgrade.isPending}
        busyLabel={t("confirm.busy")}
        onClick={() => void handleOrder()}
      >
        {t("upgrade.submit", { amount: formats.money(quote.finalAmount, quote) })}
      </Button>
      <p className="text-13 text-ink2">{t("confirm.next")}</p>
    </div>
  );
}
