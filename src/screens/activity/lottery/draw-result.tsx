import type { components } from "../../../generated/activity";
import { useTranslation } from "../../../i18n/use-translation";
import { ClaimNote } from "./claim-note";
import { DeliveredLink } from "./delivered-link";

/** What was drawn and what happens to it. */
export function DrawResult({ result }: { result: components["schemas"]["DrawResult"] }) {
  const { t } = useTranslation("activity-lottery");
  const { kind, prizeName, delivery, recordId, claimBefore } = result;
  const hasWon = kind !== "nothing";
  return (
    <div className={`rounded-control p-4 text-center ${hasWon ? "bg-tint-green" : "bg-sunk"}`}>
      <p className="font-semibold text-20">
        {hasWon ? t("result.won", { prize: prizeName }) : t("result.nothing")}
      </p>
      {delivery === "delivered" && (
        <p className="mt-1 text-ink2">
          {t(kind === "coupon" ? "result.coupon" : "result.delivered")} <DeliveredLink kind={kind} />
        </p>
      )}
      {delivery === "toClaim" && <ClaimNote recordId={recordId} claimBefore={claimBefore} />}
    </div>
  );
}
