import { useQuery } from "@tanstack/react-query";
import { inviteAwardsQuery, inviterTotalsQuery } from "../../../api/invite/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { ZoneNote } from "../../../shared/zone-note";
import { Chip, ChipRow } from "../../../ui/chips";
import { Empty } from "../../../ui/empty";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import type { InviteFamily } from "../families";
import { AwardRow } from "./award-row";
import { awardStateNames, readAwardState } from "./award-states";
import { EmptyList } from "./empty-list";
import { useListQuery } from "./use-list-query";

/** Every red packet, by state. */
export function AwardList({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const { programme } = family;
  const address = useListQuery("state");
  const state = readAwardState(address.filter);
  const awards = useQuery(
    inviteAwardsQuery({ programme, page: address.page, ...(state !== undefined && { state }) }),
  );
  const totals = useQuery(inviterTotalsQuery(programme));
  const countOf = (name: string) => totals.data?.byState.find((sum) => sum.state === name)?.count;
  return (
    <div className="mt-4 min-h-dvh">
      <ChipRow label={t("award.byState")}>
        <Chip isChosen={state === undefined} onPress={() => address.setFilter(undefined)}>
          {t("award.all")}
        </Chip>
        {awardStateNames.map((name) => (
          <Chip
            key={name}
            count={countOf(name)}
            isChosen={state === name}
            onPress={() => address.setFilter(state === name ? undefined : name)}
          >
            {t(`award.state.${name}`)}
          </Chip>
        ))}
      </ChipRow>
      {awards.data === undefined ? (
        awards.error ? (
          <ReadProblem
            error={awards.error}
            onRetry={() => void awards.refetch()}
            isRetrying={awards.isFetching}
          />
        ) : (
          <Skeleton rows={6} />
        )
      ) : awards.data.list.length === 0 ? (
        <EmptyList address={address} total={awards.data.total} isFiltered={state !== undefined}>
          <Empty title={t("award.none")}>{t("award.noneText")}</Empty>
        </EmptyList>
      ) : (
        <>
          <ZoneNote className="mt-3" />
          <ul aria-label={t("rewards.packets")}>
            {awards.data.list.map((award) => (
              <AwardRow key={award.id} award={award} />
            ))}
          </ul>
          {awards.data.total > pageSizes.records && (
            <div className="mt-4">
              <Pagination
                count={Math.ceil(awards.data.total / pageSizes.records)}
                current={address.page}
                onChange={address.setPage}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
