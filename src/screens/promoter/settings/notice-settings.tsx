import { useQuery } from "@tanstack/react-query";
import { useToggleAwardNotice } from "../../../api/invite/mutations";
import { awardNoticeQuery } from "../../../api/invite/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Section } from "../../../ui/section";
import { Skeleton } from "../../../ui/skeleton";
import { SettingSwitch } from "./setting-switch";

/** Which events the account is notified of by SMS or messenger. */
export function NoticeSettings() {
  const { t } = useTranslation("promoter-settings");
  const notice = useQuery(awardNoticeQuery());
  const toggle = useToggleAwardNotice();
  const isOn = toggle.isPending ? toggle.variables.isEnabled : notice.data?.isEnabled === true;
  return (
    <Section title={t("notice.title")} size="small" className="mt-8">
      {notice.isPending && <Skeleton rows={1} />}
      {notice.data === undefined && notice.error !== null && (
        <ReadProblem
          error={notice.error}
          onRetry={() => void notice.refetch()}
          isRetrying={notice.isFetching}
        />
      )}
      {notice.data && (
        <SettingSwitch
          id="award-notice"
          label={t("notice.award")}
          hint={
            notice.data.maskedPhone === null
              ? t("notice.awardHint")
              : t("notice.awardHintPhone", { phone: notice.data.maskedPhone })
          }
          isOn={isOn}
          isPending={toggle.isPending}
          error={toggle.error}
          onChange={(isEnabled) => toggle.mutate({ isEnabled })}
        />
      )}
    </Section>
  );
}
