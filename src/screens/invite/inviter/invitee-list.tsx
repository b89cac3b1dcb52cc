import { useQuery } from "@tanstack/react-query";
import { inviteRegistrationsQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { ZoneNote } from "../../../shared/zone-note";
import { Chip, ChipRow } from "../../../ui/chips";
import { Empty } from "../../../ui/empty";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { State } from "../../../ui/state";
import type { InviteFamily } from "../families";
import { inviteeStageNames, inviteeStages, readInviteeStage } from "./award-states";
import { DatedRow } from "./dated-row";
import { EmptyList } from "./empty-list";
import { useListQuery } from "./use-list-query";

/** Everybody who registered by the code, and how far they have come. */
export function InviteeList({ family }: { family: InviteFamily }) {
  const { t } = useTranslation("invite-inviter");
  const address = useListQuery("stage");
  const stage = readInviteeStage(address.filter);
  const invitees = useQuery(
    inviteRegistrationsQuery({
      programme: family.programme,
      page: address.page,
      ...(stage !== undefined && { stage }),
    }),
  );
  return (
    <div className="mt-4 min-h-dvh">
      <ChipRow label={t("invitee.byStage")}>
        <Chip isChosen={stage === undefined} onPress={() => address.setFilter(undefined)}>
          {t("award.all")}
        </Chip>
        {inviteeStageNames.map((name) => (
          <Chip
            key={name}
            isChosen={stage === name}
            onPress={() => address.setFilter(stage === name ? undefined : name)}
          >
            {t(`invitee.stage.${name}`)}
          </Chip>
        ))}
      </ChipRow>
      {invitees.data === undefined ? (
        invitees.error ? (
          <ReadProblem
            error={invitees.error}
            onRetry={() => void invitees.refetch()}
            isRetrying={invitees.isFetching}
          />
        ) : (
          <Skeleton rows={6} />
        )
      ) : invitees.data.list.length === 0 ? (
        <EmptyList address={address} total={invitees.data.total} isFiltered={stage !== undefined}>
          <Empty title={t("invitee.none")}>{t("invitee.noneText")}</Empty>
        </EmptyList>
      ) : (
        <>
          <ZoneNote className="mt-3" />
          <ul aria-label={t("rewards.invitees")}>
            {invitees.data.list.map((invitee) => (
              <InviteeRow key={invitee.id} invitee={invitee} />
            ))}
          </ul>
          {invitees.data.total > pageSizes.records && (
            <div className="mt-4">
              <Pagination
                count={Math.ceil(invitees.data.total / pageSizes.records)}
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

function InviteeRow({ invitee }: { invitee: components["schemas"]["InviteRegistration"] }) {
  const { t } = useTranslation("invite-inviter");
  const { date, money } = useFormats();
  const {
    maskedName,
    maskedPhone,
    channel,
    registeredAt,
    stage,
    stageUntil,
    currency,
    earnedGross,
    nextAward,
  } = invitee;
  const { shape, tone } = inviteeStages[stage];
  const amountOf = (amount: string) => money(amount, { currency });
  return (
    <DatedRow
      at={registeredAt}
      end={
        <p className="figures text-right font-semibold in-data-care:text-left">
          {amountOf(earnedGross)}
          <span className="block font-normal text-13 text-ink2">{t("award.gross")}</span>
        </p>
      }
    >
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{maskedName}</span>
        <span className="figures text-ink2">{maskedPhone}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink2">
        <State shape={shape} tone={tone}>
          {t(`invitee.stage.${stage}`)}
        </State>
        {stageUntil && <span className="figures">{t("invitee.until", { date: date(stageUntil) })}</span>}
        {channel && <span>{t(`channel.${channel}`)}</span>}
      </p>
      {nextAward && (
        <p className="text-13 text-ink2">{t("invitee.next", { amount: amountOf(nextAward.net) })}</p>
      )}
    </DatedRow>
  );
}
