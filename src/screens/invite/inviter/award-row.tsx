import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyDialog } from "../../../shared/lazy-dialog";
import { Button } from "../../../ui/button";
import { State } from "../../../ui/state";
import { awardStates, type InviteAward } from "./award-states";
import { DatedRow } from "./dated-row";
import { useReceive } from "./receive";

const AwardDialog = lazyDialog(async () => (await import("./award-dialog")).AwardDialog);

/** A red packet: its date, what it is for, what reaches the account, where it stands and why. */
export function AwardRow({ award }: { award: InviteAward }) {
  const { t } = useTranslation("invite-inviter");
  const { money } = useFormats();
  /** Null until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { receive, pendingId } = useReceive();
  const timeOf = useAwardTime();
  const { title, currency, net, state, stateReason, earnedAt } = award;
  const { shape, tone } = awardStates[state];
  const time = timeOf(award);
  return (
    <DatedRow
      at={earnedAt}
      note={stateReason}
      end={
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t("award.open", { title, amount: money(net, { currency }) })}
            onClick={() => setOpen(true)}
            className="figures touch-area rounded-tag font-semibold underline decoration-dotted decoration-edge underline-offset-[0.3em] hover:decoration-ink active:decoration-ink"
          >
            {money(net, { currency })}
          </button>
          {state === "claimable" && (
            <Button
              size="small"
              isBusy={pendingId === award.id}
              disabled={pendingId !== null && pendingId !== award.id}
              busyLabel={t("receive.busy")}
              aria-label={t("receive.of", { title })}
              onClick={() => receive(award)}
            >
              {t("receive.act")}
            </Button>
          )}
          {isOpen !== null && <AwardDialog award={award} isOpen={isOpen} onClose={() => setOpen(false)} />}
        </>
      }
    >
      <p className="font-semibold">{title}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink2">
        <State shape={shape} tone={tone}>
          {t(`award.state.${state}`)}
        </State>
        {time && <span className="figures">{time}</span>}
      </p>
    </DatedRow>
  );
}

/** The time that matters in the state of a red packet; null where none does. */
function useAwardTime(): (award: InviteAward) => string | null {
  const { t } = useTranslation("invite-inviter");
  const { dateTime } = useFormats();
  return ({ state, dueAt, expiresAt, receivedAt }) => {
    switch (state) {
      case "pending":
        return t("award.dueAt", { time: dateTime(dueAt) });
      case "claimable":
        return t("award.until", { time: dateTime(expiresAt) });
      case "received":
        return receivedAt ? t("award.receivedAt", { time: dateTime(receivedAt) }) : null;
      case "expired":
        return dateTime(expiresAt);
      default:
        return null;
    }
  };
}
