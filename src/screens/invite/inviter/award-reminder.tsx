import { useQuery } from "@tanstack/react-query";
import { useToggleAwardNotice } from "../../../api/invite/mutations";
import { awardNoticeQuery } from "../../../api/invite/queries";
import { toResult } from "../../../client/client-error";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Segment } from "../../../ui/segment";
import { Switch } from "../../../ui/switch";
import { toaster } from "../../../ui/toaster";

/** Whether the inviter is reminded of awards to receive, and by which channel. */
export function AwardReminder() {
  const { t } = useTranslation("invite-inviter");
  const describeError = useDescribeError();
  const notice = useQuery(awardNoticeQuery());
  const toggle = useToggleAwardNotice();
  const change = async (isEnabled: boolean, channel?: "messenger" | "sms") => {
    if (toggle.isPending) return;
    const result = await toResult(toggle.mutateAsync({ isEnabled, ...(channel && { channel }) }));
    if (result.ok) toaster.success(t(isEnabled ? "reminder.on" : "reminder.off"));
    else toaster.error(describeError(result.error));
  };
  if (notice.data === undefined)
    return notice.error ? (
      <ReadProblem
        error={notice.error}
        onRetry={() => void notice.refetch()}
        isRetrying={notice.isFetching}
      />
    ) : (
      <div className="min-h-11" />
    );
  const { isEnabled, channel, maskedPhone, hasMessengerAccount } = notice.data;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t("reminder.title")}</p>
        <p className="text-13 text-ink2">
          {channel === "sms" ? t("reminder.bySms", { phone: maskedPhone }) : t("reminder.byMessenger")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {isEnabled && hasMessengerAccount && (
          <Segment
            label={t("reminder.channel")}
            size="small"
            value={channel}
            choices={[
              { value: "messenger", label: t("reminder.messenger") },
              { value: "sms", label: t("reminder.sms") },
            ]}
            onChange={(next) => void change(true, next)}
          />
        )}
        {/* Not off while it is saved: it has the focus. */}
        <Switch
          isOn={isEnabled}
          aria-busy={toggle.isPending || undefined}
          onChange={(isOn) => void change(isOn)}
        >
          {t("reminder.switch")}
        </Switch>
      </div>
    </div>
  );
}
