import { useTranslation } from "../../i18n/use-translation";
import { AgentFrame } from "./area/agent-frame";
import { AccountSettings } from "./settings/account-settings";
import { CardSettings } from "./settings/card-settings";
import { CodeSettings } from "./settings/code-settings";
import { NoticeSettings } from "./settings/notice-settings";

/** What customers see, notices, the bank card, and the security of the account. */
export function AgentSettingsScreen() {
  const { t } = useTranslation("promoter-settings");
  return (
    <AgentFrame current="settings" title={t("title")}>
      <div className="max-w-reading">
        <CodeSettings />
        <NoticeSettings />
        <CardSettings />
        <AccountSettings />
      </div>
    </AgentFrame>
  );
}
