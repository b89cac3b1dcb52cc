import { useId } from "react";
import { useAddLotteryShareChance } from "../../../api/activity/mutations";
import { toResult } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { copyText } from "../../../platform/clipboard";
import { canShareLinks, shareLink } from "../../../platform/system-share";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { toaster } from "../../../ui/toaster";
import { type LoggedActivity, logActivityEvent } from "../activity-log";

type Schemas = components["schemas"];

interface ShareForChanceProps {
  activity: LoggedActivity;
  share: Schemas["ActivityShare"];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shares the page and adds the one chance of the day for it; where it was added already the server refuses with the
 * reason.
 */
export function ShareForChance({ activity, share, isOpen, onClose }: ShareForChanceProps) {
  const { t } = useTranslation("activity-lottery");
  const describeError = useDescribeError();
  const id = useId();
  const isInApp = isEmbedded(useClient());
  const add = useAddLotteryShareChance();
  const address = currentOrigin() + share.link;

  const addChance = async (sharedTo: Schemas["LotteryShare"]["sharedTo"]) => {
    const result = await toResult(add.mutateAsync({ alias: activity.alias, sharedTo }));
    logActivityEvent(activity, "share");
    onClose();
    if (result.ok) toaster.success(t("share.added"));
    else toaster.error(describeError(result.error));
  };
  const handleCopy = async () => {
    if (await copyText(`${share.title} ${address}`)) await addChance("link");
    else toaster.error(t("share.copyFailed"));
  };
  const handleShare = async () => {
    const outcome = await shareLink({ title: share.title, text: share.description, url: address });
    if (outcome === "shared") await addChance("chat");
    if (outcome === "unavailable") toaster.error(t("share.unavailable"));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <div className="p-6">
        <h2 id={id} className="text-20">
          {t("share.title")}
        </h2>
        <p className="mt-2">{t(isInApp ? "share.corner" : "share.text")}</p>
        <p className="mt-3 select-all rounded-control bg-sunk p-3 text-13 [overflow-wrap:anywhere]">
          {address}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("share.later")}</Button>
          {isInApp ? (
            <Button variant="primary" isBusy={add.isPending} onClick={() => void addChance("chat")}>
              {t("share.done")}
            </Button>
          ) : (
            <>
              {canShareLinks() && (
                <Button isBusy={add.isPending} onClick={() => void handleShare()}>
                  {t("share.system")}
                </Button>
              )}
              <Button variant="primary" isBusy={add.isPending} onClick={() => void handleCopy()}>
                {t("share.copy")}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
