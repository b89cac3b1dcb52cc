import { Link } from "react-router-dom";
import { useLogoutAccount } from "../../../api/account/mutations";
import { toResult } from "../../../client/client-error";
import { useDescribeError, useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { clearDrafts } from "../../../platform/draft-owner";
import { currentVariant } from "../../../platform/environment";
import { settings } from "../../../platform/settings";
import { clearUser } from "../../../platform/signed-in";
import { addresses } from "../../../shared/routing/addresses";
import type { UserInfo } from "../../../shared/session/use-session";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";
import { agentAddresses } from "../area/agent-addresses";
import type { Partner } from "../area/partner";
import type { AccessRefusal } from "../area/use-partner-access";

interface AccessRefusedProps {
  reason: AccessRefusal;
  user: UserInfo;
  partner: Partner;
}

/** Why the account that is signed in may not enter the partner area, and what its owner can do. */
export function AccessRefused({ reason, user, partner }: AccessRefusedProps) {
  const { t } = useTranslation("promoter-entry");
  const translateMessage = useMessage();
  const isGlobal = currentVariant() === "global";
  const name = user.nickname ?? user.companyName ?? user.phone ?? user.kdUid;
  const title =
    reason === "noRole" ? t("refused.noRole.title") : translateMessage({ key: `agent.${reason}` });
  const text = () => {
    switch (reason) {
      case "noRole":
        return t(isUnderReview(partner) ? "refused.noRole.underReview" : "refused.noRole.text");
      case "roleConflict":
        return t(`refused.roleConflict.${isGlobal ? "international" : "china"}`);
      case "parentChanged":
        return t("refused.parentChanged.text", {
          parent: partner.parent?.nickname ?? t("refused.parentChanged.parent"),
        });
      case "notMember":
        return t("refused.notMember.text");
    }
  };
  return (
    <section className="mx-auto max-w-reading py-8 md:py-12">
      <h1 className="text-26 md:text-34">{title}</h1>
      <p className="mt-3 text-17">{text()}</p>
      <p className="figures mt-4 border-line border-t pt-4 text-ink2">{t("refused.account", { name })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep reason={reason} partner={partner} isGlobal={isGlobal} />
        <SwitchAccount />
      </div>
    </section>
  );
}

function isUnderReview({ applicationState }: Partner): boolean {
  return applicationState === "submitted" || applicationState === "reviewing";
}

function NextStep({ reason, partner, isGlobal }: Omit<AccessRefusedProps, "user"> & { isGlobal: boolean }) {
  const { t } = useTranslation("promoter-entry");
  const step = () => {
    if (reason === "noRole")
      return {
        to: agentAddresses.application,
        label: t(isUnderReview(partner) ? "refused.noRole.status" : "refused.noRole.action"),
      };
    if (reason === "notMember") return { to: addresses.mall, label: t("refused.notMember.action") };
    return { to: addresses.contact, label: t("refused.contact") };
  };
  if (reason === "roleConflict" && !isGlobal)
    return (
      <Button variant="primary" href={settings().links.globalEdition.login}>
        {t("refused.roleConflict.action")}
      </Button>
    );
  const { to, label } = step();
  return (
    <Button variant="primary" render={(linkProps) => <Link to={to} {...linkProps} />}>
      {label}
    </Button>
  );
}

/** Signs out and stays, so that the sign-in form of this page takes another account. */
function SwitchAccount() {
  const { t } = useTranslation("promoter-entry");
  const describeError = useDescribeError();
  const logout = useLogoutAccount();
  const handleSwitch = async () => {
    const result = await toResult(logout.mutateAsync());
    if (result.ok || result.error.kind === "signed-out") {
      clearUser();
      clearDrafts();
    } else toaster.error(describeError(result.error));
  };
  return (
    <Button onClick={() => void handleSwitch()} isBusy={logout.isPending} busyLabel={t("refused.switching")}>
      {t("refused.switch")}
    </Button>
  );
}
