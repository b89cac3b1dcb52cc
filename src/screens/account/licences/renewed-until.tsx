import type { UseQueryResult } from "@tanstack/react-query";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { classNames } from "../../../ui/class-names";
import { FieldMessage } from "../../../ui/field-message";
import { RetryLink } from "../user-center/retry-link";

interface RenewedUntilProps {
  expiry: UseQueryResult<components["schemas"]["RenewalExpiry"]>;
}

/** The new last day of a licence, and how it comes about. */
export function RenewedUntil({ expiry }: RenewedUntilProps) {
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const describeError = useDescribeError();
  const { data } = expiry;
  return (
    <div
      aria-live="polite"
      className={classNames(
        "mt-5 min-h-22 border-ink border-t pt-3 transition-opacity",
        expiry.isPlaceholderData && "opacity-50",
      )}
    >
      <p className="text-13 text-ink2">{t("renew.until")}</p>
      {data && (
        <>
          <p className="figures font-semibold text-26">{formats.date(data.newExpiresOn, "always")}</p>
          <p className="text-13 text-ink2">
            {t(data.isExpired ? "renew.fromToday" : "renew.goesOn", {
              old: formats.date(data.expiresOn, "always"),
              start: formats.date(data.startsOn, "always"),
              count: data.days,
            })}
          </p>
          {data.isExpired && data.dataKeptUntil !== null && (
            <p className="text-13 text-ink2">
              {t(data.dataKeptUntil > data.asOf ? "renew.dataKept" : "renew.dataGone", {
                date: formats.date(data.dataKeptUntil, "always"),
              })}
            </p>
          )}
        </>
      )}
      <FieldMessage
        id="renewed-until-problem"
        error={data === undefined && expiry.error ? describeError(expiry.error) : undefined}
        help={<RetryLink query={expiry} />}
      />
    </div>
  );
}
