import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { promoterQuery } from "../../api/promoter/queries";
import type { components } from "../../generated/account";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { PageProblem } from "../../ui/page-problem";
import { Skeleton } from "../../ui/skeleton";
import { useKnownUser } from "../session/use-session";
import { ApplicationForm } from "./application-form";
import { ApplicationState } from "./application-state";

type Receipt = components["schemas"]["PartnerApplicationReceipt"];

interface ApplicationPanelProps {
  /** On a page of its own the page's heading names it. */
  isOwnPage?: boolean;
}

/** The visitor's application: its status, or the form. */
export function ApplicationPanel({ isOwnPage = false }: ApplicationPanelProps) {
  const { t } = useTranslation(["content-join-agent", "common"]);
  const describeError = useDescribeError();
  const user = useKnownUser();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const promoter = useQuery({ ...promoterQuery(), enabled: user !== null });

  const body = () => {
    if (receipt !== null) return <ApplicationState state={receipt.state} receipt={receipt} />;
    if (user === null) return <ApplicationForm onSent={setReceipt} />;
    if (promoter.isPending) return <Skeleton rows={4} />;
    if (promoter.isError && promoter.error.kind !== "signed-out")
      return (
        <PageProblem
          title={t("common:status.failed")}
          onRetry={() => void promoter.refetch()}
          isRetrying={promoter.isFetching}
        >
          {describeError(promoter.error)}
        </PageProblem>
      );
    const { role = "none", applicationState = "none" } = promoter.data ?? {};
    // An account with a role was approved, whether or not the application is still known.
    const state = role === "none" ? applicationState : "approved";
    if (state === "none") return <ApplicationForm onSent={setReceipt} isMember={user.isMember} />;
    if (state !== "rejected") return <ApplicationState state={state} />;
    return (
      <>
        <ApplicationState state="rejected" reason={promoter.data?.rejectionReason} />
        <ApplicationForm onSent={setReceipt} isMember={user.isMember} />
      </>
    );
  };
  return (
    <section
      aria-label={t("content-join-agent:form.title")}
      className="max-sm:-mx-4 border-line max-sm:border-y bg-card p-4 sm:rounded-panel sm:border sm:p-6"
    >
      {!isOwnPage && <h2 className="mb-4 text-20">{t("content-join-agent:form.title")}</h2>}
      {body()}
    </section>
  );
}
