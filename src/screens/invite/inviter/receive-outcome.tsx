import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import type { RedPacketSent } from "../../../api/invite/mutations";
import { type ClientError, isOutcomeUnknown } from "../../../client/client-error";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { canAuthorise } from "../../../shared/messenger/authorise";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Line, Lines, Total } from "../../../ui/lines";
import { Slip } from "../../../ui/slip";
import { inviteAddresses } from "../invite-addresses";

const messengerMissing = 30004;
/** The award was received before, as where the answer to the first press was lost. */
const alreadyReceived = 30_001;

/** What became of a red packet. */
export type Outcome = { readonly receipt: RedPacketSent } | { readonly error: ClientError };

interface ReceiveOutcomeProps {
  outcome: Outcome;
  isOpen: boolean;
  onClose: () => void;
}

/** The receipt of a red packet, or why it was not received and what to do. */
export function ReceiveOutcome({ outcome, isOpen, onClose }: ReceiveOutcomeProps) {
  const { t } = useTranslation("invite-inviter");
  const describeError = useDescribeError();
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { pathname, search } = useLocation();
  const id = useId();
  const close = (
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <Button onClick={onClose}>{t("receive.close")}</Button>
    </div>
  );
  if ("error" in outcome) {
    const { error } = outcome;
    const isReceived = error.kind === "refused" && error.errcode === alreadyReceived;
    const isUnknown = isOutcomeUnknown(error);
    const needsMessenger = error.kind === "refused" && error.errcode === messengerMissing;
    const middle = `${inviteAddresses.middle}?next=${encodeURIComponent(pathname + search)}`;
    return (
      <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
        <div className="p-6">
          <h2 id={id} className="text-20">
            {t(isReceived ? "receive.already" : isUnknown ? "receive.unknown" : "receive.refused")}
          </h2>
          {/* What to do says why as well. */}
          <p className="mt-2">
            {needsMessenger
              ? t(canAuthorise() ? "receive.authorise" : "receive.openThere")
              : describeError(error)}
          </p>
          {isUnknown && <p className="mt-2 text-ink2">{t("receive.again")}</p>}
          {needsMessenger && canAuthorise() ? (
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              <Button onClick={onClose}>{t("receive.close")}</Button>
              <Button variant="primary" render={(linkProps) => <Link to={middle} {...linkProps} />}>
                {t("receive.goOn")}
              </Button>
            </div>
          ) : (
            close
          )}
        </div>
      </Dialog>
    );
  }
  const { taxMethod, currency, gross, tax, net, state, openBy } = outcome.receipt;
  const money = columnMoney(currency, formats);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <Slip>
        <h2 id={id} className="border-ink border-b pb-1.5 text-17">
          {t(state === "received" ? "receive.there" : "receive.sent")}
        </h2>
        <Lines>
          <Line label={t("award.gross")}>{money(gross)}</Line>
          <Line
            label={t("award.tax")}
            note={taxMethod === "incidental" ? t("award.taxNote") : undefined}
            isNoteBelow
          >
            {money(`-${tax}`)}
          </Line>
          <Total label={t("award.net")} tone="green">
            {money(net)}
          </Total>
        </Lines>
        {openBy && (
          <p className="pt-2.5 text-13 text-ink2">{t("receive.openBy", { time: zonedDateTime(openBy) })}</p>
        )}
        {close}
      </Slip>
    </Dialog>
  );
}
