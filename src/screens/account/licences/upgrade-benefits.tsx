import { useTranslation } from "../../../i18n/use-translation";
import { versions } from "../../../rules/limits";

/** What professional gives beyond standard, and what stays. */
export function UpgradeBenefits({ until }: { until: string }) {
  const { t } = useTranslation("account-licences");
  const { standard, professional } = versions;
  return (
    <ul className="mb-6 grid gap-1">
      <li>{t("upgrade.users", { before: standard.users, after: professional.users })}</li>
      <li>{t("upgrade.stores")}</li>
      <li>{t("upgrade.until", { date: until })}</li>
      <li className="text-ink2">{t("upgrade.afterPaying")}</li>
    </ul>
  );
}
