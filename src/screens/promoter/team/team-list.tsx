import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { teamMembersQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { State } from "../../../ui/state";
import { agentAddresses } from "../area/agent-addresses";

type Member = components["schemas"]["TeamMember"];

/** The promoters of the team, page by page, with what each brought in. */
export function TeamList({ page }: { page: number }) {
  const { t } = useTranslation("promoter-team");
  const size = pageSizes.records;
  const members = useQuery(teamMembersQuery({ page, size }));
  if (members.isPending) return <Skeleton rows={5} />;
  if (members.data === undefined)
    return (
      <ReadProblem
        error={members.error}
        onRetry={() => void members.refetch()}
        isRetrying={members.isFetching}
      />
    );
  const { list, total } = members.data;
  const pages = Math.ceil(total / size);
  if (list.length === 0)
    return pages > 0 ? (
      <Empty
        title={t("list.noPage")}
        action={
          <Button render={(linkProps) => <Link to={teamAddress(pages)} {...linkProps} />}>
            {t("list.lastPage")}
          </Button>
        }
      />
    ) : (
      <Empty title={t("list.empty")}>{t("list.emptyText")}</Empty>
    );
  return (
    <div
      aria-busy={members.isPlaceholderData || undefined}
      className={classNames("transition-opacity", members.isPlaceholderData && "opacity-50")}
    >
      <ul aria-label={t("list.label")}>
        {list.map((member) => (
          <MemberRow key={member.memberId} member={member} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-13 text-ink2">{t("list.total", { count: total })}</p>
        {pages > 1 && (
          <Pagination
            count={pages}
            current={Math.min(page, pages)}
            renderLink={(number, linkProps) => (
              <Link to={teamAddress(number)} preventScrollReset {...linkProps} />
            )}
          />
        )}
      </div>
    </div>
  );
}

const states = {
  active: ["disc", "green"],
  invited: ["half", "amber"],
  left: ["dash", "ink3"],
} as const;

function MemberRow({ member }: { member: Member }) {
  const { t } = useTranslation("promoter-team");
  const formats = useFormats();
  const { name, phone, recode, state, joinedAt, customerCount, payingCustomers } = member;
  const [shape, tone] = states[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] few-letters:grid-cols-1 gap-x-4 gap-y-0.5 border-line border-b py-3 few-letters:*:text-left">
      <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
      <span className="text-right">
        <State shape={shape} tone={tone}>
          {t(`state.${state}`)}
        </State>
      </span>
      <span className="flex flex-wrap gap-x-3 text-13 text-ink2">
        <span className="figures">{phone}</span>
        {recode !== null && <span className="figures">{t("list.code", { code: recode })}</span>}
        {joinedAt !== null && (
          <span className="figures">{t("list.joined", { date: formats.date(joinedAt, "always") })}</span>
        )}
      </span>
      <span className="text-right font-semibold">
        <MemberShare member={member} />
      </span>
      <span className="col-span-2 few-letters:col-span-1 text-13 text-ink2">
        {state === "invited"
          ? t("list.waiting")
          : t("list.customers", { count: customerCount, paying: payingCustomers })}
      </span>
    </li>
  );
}

/** What a member earned; tapped, the orders it was earned on. */
function MemberShare({
  member: { name, currency, orderAmount, shareAmount, payingCustomers },
}: {
  member: Member;
}) {
  const { t } = useTranslation("promoter-team");
  const formats = useFormats();
  return (
    <ReceiptAmount
      title={t("receipt.title", { name })}
      hint={t("receipt.hint")}
      lines={[
        {
          label: t("receipt.orders"),
          note: t("receipt.paying", { count: payingCustomers }),
          value: columnMoney(currency, formats)(orderAmount),
        },
      ]}
      total={{
        label: t("receipt.share"),
        value: formats.money(shareAmount, { currency }),
        state: "closed",
      }}
      source={t("receipt.source")}
    >
      {formats.money(shareAmount, { currency })}
    </ReceiptAmount>
  );
}

function teamAddress(page: number): string {
  return page > 1 ? `${agentAddresses.team}?page=${page}` : agentAddresses.team;
}
