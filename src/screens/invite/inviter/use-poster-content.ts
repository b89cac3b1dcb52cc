import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { trial } from "../../../rules/limits";
import type { InviteFamily } from "../families";
import type { PosterContent } from "../poster/draw-poster";
import { useProductName } from "../product-name";

/** The texts of the poster; the name only as its owner shows it. */
export function usePosterContent(
  family: InviteFamily,
  { displayName, recode }: components["schemas"]["InviteMerchant"],
): PosterContent {
  const { t } = useTranslation(["invite-inviter", "invite"]);
  const product = useProductName(family.programme);
  const brand = settings().brand.name[useLocale()];
  const { number } = useFormats();
  return {
    brand: family.programme === "zhj" ? brand : product,
    statement: t("invite:promise"),
    inviter: t("poster.inviter", { name: displayName, product }),
    benefits: [t("poster.trial", { days: number(trial.days) }), t("poster.saving")],
    scan: t("poster.scan", { days: number(trial.days) }),
    recode: t("poster.code", { recode }),
  };
}
