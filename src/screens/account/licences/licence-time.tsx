import type { Translate } from "../../../i18n/translation-keys";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { classNames } from "../../../ui/class-names";
import { type Licence, type LicenceStatus, licenceStatus, shareLeft } from "./licence-facts";

const tones: Record<LicenceStatus, readonly [text: string, bar: string]> = {
  inService: ["text-ink", "bg-green"],
  buyout: ["text-ink", "bg-green"],
  dueThisMonth: ["text-amber", "bg-amber"],
  dueNextMonth: ["text-ink", "bg-ink2"],
  expired: ["text-red", "bg-red"],
  notPurchased: ["text-ink2", "bg-ink2"],
};

/** The remaining time of a licence: as a text, as a date, and as a bar. */
export function LicenceTime({ licence, serverTime }: { licence: Licence; serverTime: string }) {
  const { t } = useTranslation(["account-user", "common"]);
  const formats = useFormats();
  const { status } = licenceStatus(licence);
  const [text, bar] = tones[status];
  const { daysLeft, expiresAt } = licence;
  const share = shareLeft(licence, Date.parse(serverTime)) ?? (status === "buyout" ? 1 : 0);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className={classNames("figures whitespace-normal! font-semibold text-26", text)}>
          {status === "buyout"
            ? t("licence.forGood")
            : status === "notPurchased" || daysLeft === null
              ? t("licence.notBought")
              : daysText(daysLeft, t)}
        </p>
        {expiresAt !== null && status !== "notPurchased" && (
          <p className="figures text-13 text-ink2">
            {t(status === "expired" ? "licence.endedOn" : "licence.endsOn", {
              date: formats.date(expiresAt, "always"),
            })}
          </p>
        )}
      </div>
      <div className="mt-1 h-1 bg-line" aria-hidden="true">
        <div
          className={classNames("h-full", bar, share > 0 && "min-w-1")}
          style={{ width: `${(share * 100).toFixed(1)}%` }}
        />
      </div>
    </div>
  );
}

function daysText(days: number, t: Translate<["account-user", "common"]>): string {
  if (days === 0) return t("common:time.dueToday");
  return days > 0
    ? t("common:time.daysLeft", { count: days })
    : t("common:time.expiredDays", { count: -days });
}
