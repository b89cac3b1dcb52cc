import { useQuery } from "@tanstack/react-query";
import { awardNoticeQuery } from "../../api/invite/queries";
import { bankAccountQuery, referralCodeQuery } from "../../api/promoter/queries";
import { useTranslation } from "../../i18n/use-translation";
import { AgentFrame } from "./area/agent-frame";
import { useRevealedParts } from "./area/use-revealed-parts";
import { AccountSettings } from "./settings/account-settings";
import { CardSettings } from "./settings/card-settings";
import { CodeSettings } from "./settings/code-settings";
import { NoticeSettings } from "./settings/notice-settings";

/** What customers see, notices, the bank card, and the security of the account. */
export function AgentSettingsScreen() {
  const { t } = useTranslation("promoter-settings");
  return (
    <AgentFrame current="settings" title={t("title")}>
      <Settings />
    </AgentFrame>
  );
}

function Settings() {
  const code = useQuery(referralCodeQuery());
  const notice = useQuery(awardNoticeQuery());
  const bank = useQuery(bankAccountQuery());
  const shown = useRevealedParts([!code.isPending, !notice.isPending, !bank.isPending]);
  return (
    <div className="max-w-reading">
      <CodeSettings />
      {shown > 1 && <NoticeSettings />}
      {shown > 2 && <CardSettings />}
      {shown > 3 && <AccountSettings />}
    </div>
  );
}
