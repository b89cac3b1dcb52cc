import { useQuery } from "@tanstack/react-query";
import X from "lucide/dist/esm/icons/x.mjs";
import { useId } from "react";
import { inviteAwardQuery } from "../../../api/invite/queries";
import type { components } from "../../../generated/invite";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { ZoneNote } from "../../../shared/zone-note";
import { Dialog } from "../../../ui/dialog";
import { IconButton } from "../../../ui/icon-button";
import { Line, Lines, Total } from "../../../ui/lines";
import { MarginColumn, MarginEntry } from "../../../ui/margin-column";
import { Skeleton } from "../../../ui/skeleton";
import { Slip } from "../../../ui/slip";
import type { InviteAward } from "./award-states";

interface AwardDialogProps {
  award: InviteAward;
  isOpen: boolean;
  onClose: () => void;
}

/** How one red packet came about: what earned it, the tax line by line, and every state with its date and reason. */
export function AwardDialog({ award, isOpen, onClose }: AwardDialogProps) {
  const { t } = useTranslation(["invite-inviter", "common"]);
  const id = useId();
  const detail = useQuery(inviteAwardQuery(award.id));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <Slip>
        <div className="flex items-start justify-between gap-3 border-ink border-b pb-1.5">
          <h2 id={id} className="text-17 [overflow-wrap:anywhere]">
            {award.title}
          </h2>
          <IconButton icon={X} label={t("common:action.close")} onClick={onClose} className="-mt-2 -mr-3" />
        </div>
        {detail.data ? (
          <AwardDetail detail={detail.data} />
        ) : detail.error ? (
          <ReadProblem
            error={detail.error}
            onRetry={() => void detail.refetch()}
            isRetrying={detail.isFetching}
          />
        ) : (
          <Skeleton rows={5} isSlim />
        )}
      </Slip>
    </Dialog>
  );
}

function AwardDetail({ detail }: { detail: components["schemas"]["InviteAwardDetail"] }) {
  const { t } = useTranslation("invite-inviter");
  const formats = useFormats();
  const { date, dateTime } = formats;
  const { currency, source, taxLines, timeline } = detail;
  const money = columnMoney(currency, formats);
  return (
    <>
      <Lines>
        {source.orderAmount !== null && (
          <Line label={t("award.orderAmount")} note={dateTime(source.eventAt)} isNoteBelow>
            {money(source.orderAmount)}
          </Line>
        )}
        <Line label={t("award.gross")} note={source.ruleName} isNoteBelow>
          {money(taxLines.gross)}
        </Line>
        <Line
          label={t("award.tax")}
          note={
            taxLines.taxMethod === "none"
              ? t("award.untaxed")
              : t("award.taxRule", {
                  base: money(taxLines.base),
                  rate: taxLines.ratePercent,
                  rule: taxLines.ruleName,
                  date: date(taxLines.ruleDate, "always"),
                })
          }
          isNoteBelow
        >
          {money(`-${taxLines.tax}`)}
        </Line>
        <Total label={t("award.net")}>{money(taxLines.net)}</Total>
      </Lines>
      <p className="pt-2.5 text-13 text-ink2">{source.ruleText}</p>
      <MarginColumn label={t("award.history")} className="mt-4 border-line border-t">
        {timeline.map(({ state, at, note }) => (
          <MarginEntry key={`${state}${at}`} date={dateTime(at)} dateTime={at} note={note}>
            {t(`award.state.${state}`)}
          </MarginEntry>
        ))}
      </MarginColumn>
      <ZoneNote className="mt-2" />
    </>
  );
}
