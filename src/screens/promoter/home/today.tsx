import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import { agentAddresses, customerAddress, leadAddress } from "../area/agent-addresses";
import { type Customer, nameOf } from "../customer/customer-types";
import { customerListQuery } from "../customers/customer-list-query";
import { unresolvedFailures } from "../money/failed-withdrawal";
import { moneyAddress, recentMoneyView } from "../money/money-view";
import { HomeSection } from "./home-section";
import { latestWithdrawalsQuery } from "./latest-withdrawals";

const dueList = "?follow=due&sort=followUp";
const endingList = "?protection=week";
const failedWithdrawals = moneyAddress({ ...recentMoneyView, list: "withdrawals", status: "failed" });

/** What is due: follow-ups, leads whose protection ends, withdrawals that failed. */
export function Today() {
  const { t } = useTranslation("promoter-home");
  const customers = useQuery(customerListQuery());
  const withdrawals = useQuery(latestWithdrawalsQuery());
  const content = () => {
    if (customers.isPending || withdrawals.isPending) return <Skeleton rows={4} />;
    if (customers.data === undefined)
      return (
        <ReadProblem
          error={customers.error}
          onRetry={() => void customers.refetch()}
          isRetrying={customers.isFetching}
        />
      );
    const { followUps: due, protection: ending } = customers.data;
    const failures = unresolvedFailures(withdrawals.data?.type === "cashapply" ? withdrawals.data.list : []);
    if (due.count + ending.count + failures.length === 0)
      return <p className="py-4 text-ink2">{t("today.none")}</p>;
    return (
      <>
        {due.count > 0 && (
          <Task title={t("today.followUps", { count: due.count })} to={agentAddresses.customers + dueList}>
            <Names customers={due.first} list={dueList} momentOf={({ nextFollowUpAt }) => nextFollowUpAt} />
          </Task>
        )}
        {ending.count > 0 && (
          <Task
            title={t("today.protection", { count: ending.count })}
            to={agentAddresses.customers + endingList}
            text={t("today.protectionText")}
          >
            <Names
              customers={ending.first}
              list={endingList}
              momentOf={({ protectedUntil }) => protectedUntil}
            />
          </Task>
        )}
        {failures.length > 0 && (
          <Task
            title={t("today.failed", { count: failures.length })}
            to={failedWithdrawals}
            text={t("today.failedText", { reason: failures[0]?.failReason ?? t("today.failedNoReason") })}
          />
        )}
      </>
    );
  };
  return <HomeSection title={t("today.title")}>{content()}</HomeSection>;
}

interface TaskProps {
  title: string;
  to: string;
  text?: string;
  children?: ReactNode;
}

function Task({ title, to, text, children }: TaskProps) {
  const { t } = useTranslation("promoter-home");
  return (
    <section className="border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-15 tabular-nums">{title}</h3>
        <Link to={to} className={textLink}>
          {t("today.all")}
        </Link>
      </div>
      {text !== undefined && <p className="text-13 text-ink2">{text}</p>}
      {children}
    </section>
  );
}

interface NamesProps {
  customers: readonly Customer[];
  /** The query of the list they are the first of. */
  list: string;
  /** The time of what a customer is listed for, RFC 3339. */
  momentOf: (customer: Customer) => string | null;
}

function Names({ customers, list, momentOf }: NamesProps) {
  const { date, time } = useFormats();
  const at = (next: string) => (time(next) === "00:00" ? date(next) : `${date(next)} ${time(next)}`);
  return (
    <ul className="mt-1">
      {customers.map((customer) => {
        const { kdUid, relation, followUpNote } = customer;
        const moment = momentOf(customer);
        return (
          <li key={kdUid}>
            <Link
              to={relation === "lead" ? leadAddress(kdUid, list) : customerAddress(kdUid, list)}
              className="flex min-h-control flex-wrap items-center justify-between gap-x-4 rounded-tag py-1 transition-colors hover:text-green active:text-green"
            >
              <span className="line-clamp-1 min-w-0 flex-1 basis-40 break-all in-data-care:line-clamp-none">
                {nameOf(customer)}
                {followUpNote !== "" && <span className="ml-3 text-13 text-ink2">{followUpNote}</span>}
              </span>
              <span className="figures text-13 text-amber">{moment === null ? "" : at(moment)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
