import Check from "lucide/dist/esm/icons/check.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { textLink } from "../../../ui/text-link";
import type { EligibilityFacts } from "./use-eligibility";

/** Why the reader may not buy, and what is particular when they may. */
export function EligibilityNotes({ facts }: { facts: EligibilityFacts }) {
  const { t } = useTranslation("mall-goods");
  const { obstacles, allowance, hasSettlementPrice, isFirst, isUnknown } = facts;
  if (obstacles.length > 0)
    return obstacles.map(({ note, provider }) => (
      <Banner key={note} tone="amber" role="status">
        {note}
        {provider && (
          <a href={`tel:${provider.phone.replaceAll("-", "")}`} className={`${textLink} ml-2 inline-block`}>
            {t("check.ask", { name: provider.name, phone: provider.phone })}
          </a>
        )}
      </Banner>
    ));
  return (
    <>
      {isUnknown && <Banner tone="plain">{t("check.failed")}</Banner>}
      {hasSettlementPrice && <Banner tone="plain">{t("check.settlement")}</Banner>}
      {isFirst && !hasSettlementPrice && (
        <Banner tone="green" icon={Check}>
          {t("check.first")}
        </Banner>
      )}
      {allowance && <Banner tone="plain">{t("check.room", { ...allowance })}</Banner>}
    </>
  );
}
