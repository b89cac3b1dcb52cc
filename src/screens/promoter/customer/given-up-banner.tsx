import { useEffect, useMemo } from "react";
import { useGiveUpCustomer } from "../../../api/promoter/mutations";
import { toResult } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { focusBySelector } from "../../../platform/page";
import { durations } from "../../../rules/limits";
import { toLocalDeadline } from "../../../shared/server-deadline";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";
import { useCountdown } from "../../../ui/use-countdown";
import { customerNameId } from "../area/customer-name";
import type { CustomerDetailData } from "./customer-types";

const undoId = "undo-give-up";
/** For this long after giving up the way back counts down beside it. */
const undoSeconds = 10;

/** Shows that the customer was given up, and undoes it: at once as "undo", for seven days as "reopen". */
export function GivenUpBanner({ detail }: { detail: CustomerDetailData }) {
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const describeError = useDescribeError();
  const undo = useGiveUpCustomer();
  const { giveUp, customer, asOf } = detail;
  const givenUpAt = giveUp?.givenUpAt ?? null;
  const undoEnd = useMemo(
    () => (givenUpAt === null ? null : toLocalDeadline(givenUpAt, asOf) + undoSeconds * durations.second),
    [givenUpAt, asOf],
  );
  const seconds = useCountdown(undoEnd);
  // It stands far above the button that gave up, which has gone: without the focus its ten seconds would pass unseen.
  useEffect(() => {
    if (undoEnd !== null && undoEnd > now()) focusBySelector(`#${undoId}`, { isScrolledTo: true });
  }, [undoEnd]);
  if (giveUp === null || givenUpAt === null) return null;
  const handleUndo = async () => {
    const result = await toResult(undo.mutateAsync({ kdUid: customer.kdUid, isUndo: true }));
    if (result.ok) {
      toaster.success(t("giveUp.undone"));
      focusBySelector(`#${customerNameId}`);
    } else toaster.error(describeError(result.error));
  };
  return (
    <Banner
      tone="amber"
      action={
        <Button
          id={undoId}
          size="small"
          isBusy={undo.isPending}
          busyLabel={t("giveUp.undoing")}
          onClick={() => void handleUndo()}
        >
          {seconds > 0 ? t("giveUp.undoIn", { seconds }) : t("giveUp.reopen")}
        </Button>
      }
    >
      {t("giveUp.state", { date: date(givenUpAt), until: date(giveUp.undoUntil ?? givenUpAt) })}
    </Banner>
  );
}
