import { useQuery } from "@tanstack/react-query";
import { useUpdateNicknameVisibility } from "../../../api/promoter/mutations";
import { referralCodeQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { NicknameForm } from "./nickname-form";
import { SettingSwitch } from "./setting-switch";

/** What customers see behind the referral code: the nickname, or the code alone. */
export function CodeSettings() {
  const { t } = useTranslation("promoter-settings");
  const card = useQuery(referralCodeQuery());
  return (
    <Section title={t("code.title")} size="small">
      {card.isPending && <Skeleton rows={3} />}
      {card.data === undefined && card.error !== null && (
        <ReadProblem error={card.error} onRetry={() => void card.refetch()} isRetrying={card.isFetching} />
      )}
      {card.data && <LoadedCode card={card.data} />}
    </Section>
  );
}

function LoadedCode({ card }: { card: components["schemas"]["ReferralCard"] }) {
  const { t } = useTranslation("promoter-settings");
  const visibility = useUpdateNicknameVisibility();
  const { recode, nickname, showFullName } = card;
  // While it is being saved the switch shows the new value.
  const isShown = visibility.isPending ? visibility.variables.showFullName : showFullName;
  return (
    <>
      <div className="border-line border-b py-4">
        <NicknameForm nickname={nickname ?? ""} />
      </div>
      <SettingSwitch
        id="show-full-name"
        label={t("showFullName.label")}
        hint={
          isShown && nickname !== null
            ? t("showFullName.shown", { name: nickname, code: recode })
            : t("showFullName.hidden", { code: recode })
        }
        isOn={isShown}
        isPending={visibility.isPending}
        error={visibility.error}
        onChange={(next) => visibility.mutate({ showFullName: next })}
      />
    </>
  );
}
