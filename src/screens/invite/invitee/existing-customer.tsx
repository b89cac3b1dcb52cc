import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useBindInvitee } from "../../../api/invite/mutations";
import { inviterQuery } from "../../../api/invite/queries";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import { useTranslation } from "../../../i18n/use-translation";
import type { Invitation } from "../../../rules/invite-invitation";
import { addresses } from "../../../shared/routing/addresses";
import type { UserInfo } from "../../../shared/session/use-session";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import type { InviteFamily } from "../families";
import { bindingBody, isBindingOver } from "./binding";
import { removeStoredInvitation } from "./stored-invitation";
import { useDescribeBindingError } from "./use-describe-binding-error";

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
            <Button variant="quiet" size="small" onClick={() => void own.refetch()}>
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
    </section>
  );
}

function AcceptInvitation({ invitation, inviterName }: { invitation: Invitation; inviterName: string }) {
  const { t } = useTranslation("invite");
  const describeError = useDescribeBindingError();
  const bind = useBindInvitee();
  const [error, setError] = useState<ClientError | null>(null);
  const accept = async () => {
    const result = await toResult(bind.mutateAsync(bindingBody(invitation)));
    if (result.ok || isBindingOver(result.error)) removeStoredInvitation();
    setError(result.ok ? null : result.error);
  };
  if (bind.isSuccess)
    return (
      <Banner tone="green" role="status" className="mt-3">
        {t("existing.bound", { name: bind.data.inviterName })}
      </Banner>
    );
  if (error && isBindingOver(error))
    return (
      <Banner tone="amber" role="alert" className="mt-4">
        {describeError(error)}
      </Banner>
    );
  return (
    <div className="mt-4">
      {error && (
        <Banner tone="amber" role="alert" className="mb-3">
          {describeError(error)}
          {isOutcomeUnknown(error) && <span className="block">{t("existing.again")}</span>}
        </Banner>
      )}
      <Button
        variant="primary"
        onClick={() => void accept()}
        isBusy={bind.isPending}
        busyLabel={t("existing.binding")}
      >
        {t("existing.accept", { name: inviterName })}
      </Button>
      <p className="mt-2 text-13 text-ink2">{t("existing.acceptText")}</p>
    </div>
  );
}
