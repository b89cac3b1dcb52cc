import type { components } from "../../../generated/promoter";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { textLink } from "../../../ui/text-link";

type Schemas = components["schemas"];

interface FailedWithdrawalProps {
  recent: readonly Schemas["MoneyRecord"][];
  onChangeCard: () => void;
}

/** Why the newest withdrawal did not arrive, that its money is back, and what to do. */
export function FailedWithdrawal({ recent, onChangeCard }: FailedWithdrawalProps) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const failed = newestFailed(recent);
  if (failed === null) return null;
  return (
    <Banner
      tone="red"
      className="mb-5"
      action={
        <button type="button" className={textLink} onClick={onChangeCard}>
          {t("failed.changeCard")}
        </button>
      }
    >
      {t("failed.text", {
        date: formats.date(failed.date),
        amount: formats.money(failed.amount, { currency: failed.currency }),
        reason: failed.failReason ?? t("failed.noReason"),
      })}
    </Banner>
  );
}

/** The newest withdrawal if it failed. */
export function newestFailed(recent: readonly Schemas["MoneyRecord"][]): Schemas["WithdrawalRecord"] | null {
  return unresolvedFailures(recent.filter((record) => record.type === "cashapply"))[0] ?? null;
}

/** Of withdrawals, newest first, those that failed with none after them: a later one shows what became of the money. */
export function unresolvedFailures(
  withdrawals: readonly Schemas["WithdrawalRecord"][],
): readonly Schemas["WithdrawalRecord"][] {
  const resolved = withdrawals.findIndex(({ status }) => status !== "failed");
  return resolved === -1 ? withdrawals : withdrawals.slice(0, resolved);
}
