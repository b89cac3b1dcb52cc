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

/** The newest withdrawal if it failed: a later one shows that the card works. */
export function newestFailed(recent: readonly Schemas["MoneyRecord"][]): Schemas["WithdrawalRecord"] | null {
  const newest = recent.find((record) => record.type === "cashapply");
  return newest?.status === "failed" ? newest : null;
}
