import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviterQuery } from "../../../api/invite/queries";
import { useTranslation } from "../../../i18n/use-translation";
import type { Invitation } from "../../../rules/invite-invitation";
import { addresses } from "../../../shared/routing/addresses";
import type { UserInfo } from "../../../shared/session/use-session";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { useLostFocus } from "../../../ui/use-lost-focus";
import type { InviteFamily } from "../families";
import { useAcceptInvitation } from "./use-accept-invitation";

interface ExistingCustomerProps {
  user: UserInfo;
  family: InviteFamily;
  invitation: Invitation | null;
  inviterName: string | null;
}

/** Somebody who has an account already: what they can do with an invitation instead of registering. */
export function ExistingCustomer({ user, family, invitation, inviterName }: ExistingCustomerProps) {
  const { t } = useTranslation(["invite", "common"]);
  const own = useQuery(inviterQuery());
  const { requireSignIn, dialog } = useSignInDialog(t("invite:existing.signInNote"));
  const isOwn = invitation !== null && own.data?.recode.toUpperCase() === invitation.recode;
  return (
    <section className="rounded-control border border-line bg-card p-4 sm:p-6">
      <h2 className="text-20">{t(isOwn ? "invite:existing.own" : "invite:existing.title")}</h2>
      <p className="mt-1 text-ink2">
        {isOwn
          ? t("invite:existing.ownText")
          : t("invite:existing.text", { phone: user.phone ?? user.nickname ?? "" })}
      </p>
      {invitation !== null && !isOwn && own.data !== undefined && (
        <AcceptInvitation invitation={invitation} inviterName={inviterName ?? invitation.recode} />
      )}
      {invitation !== null && own.isLoadingError && (
        <Banner
          tone="amber"
          role="alert"
          className="mt-3"
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => void requireSignIn(async () => (await own.refetch()).error)}
            >
              {t("common:action.retry")}
            </Button>
          }
        >
          {t("invite:existing.unread")}
        </Banner>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
          {t("invite:existing.mall")}
        </Button>
        <Button render={(linkProps) => <Link to={family.addresses.home} {...linkProps} />}>
          {t("invite:existing.invite")}
        </Button>
      </div>
      {dialog}
    </section>
  );
}

function AcceptInvitation({ invitation, inviterName }: { invitation: Invitation; inviterName: string }) {
  const { t } = useTranslation("invite");
  const { accept, isBusy, boundTo, problem, dialog } = useAcceptInvitation(invitation);
  const isOver = problem?.isOver === true;
  const outcome = useLostFocus<HTMLDivElement>(boundTo !== null || isOver);
  if (boundTo !== null || isOver)
    return (
      <div ref={outcome} tabIndex={-1} className="mt-3">
        <Banner tone={isOver ? "amber" : "green"} role={isOver ? "alert" : "status"}>
          {isOver ? problem.text : t("existing.bound", { name: boundTo ?? inviterName })}
        </Banner>
      </div>
    );
  return (
    <div className="mt-4">
      {problem && (
        <Banner tone="amber" role="alert" className="mb-3">
          {problem.text}
          {problem.again !== null && <span className="block">{problem.again}</span>}
        </Banner>
      )}
      <Button variant="primary" onClick={accept} isBusy={isBusy} busyLabel={t("existing.binding")}>
        {t("existing.accept", { name: inviterName })}
      </Button>
      <p className="mt-2 text-13 text-ink2">{t("existing.acceptText")}</p>
      {dialog}
    </div>
  );
}
