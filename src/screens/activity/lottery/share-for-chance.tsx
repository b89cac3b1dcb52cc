import { useId, useRef, useState } from "react";
import { useAddLotteryShareChance } from "../../../api/activity/mutations";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { copyText } from "../../../platform/clipboard";
import { canShareLinks, shareLink } from "../../../platform/system-share";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { Banner } from "../../../ui/banner";
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
 * reason. Where it could not be added the dialog stays, so that it can be asked for again.
 */
export function ShareForChance({ activity, share, isOpen, onClose }: ShareForChanceProps) {
  const { t } = useTranslation("activity-lottery");
  const describeError = useDescribeError();
  const id = useId();
  const isInApp = isEmbedded(useClient());
  const address = currentOrigin() + share.link;
  const { error, isAdding, copy, send, confirm, close, signIn } = useShareForChance(activity, share, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={id}>
      <div className="p-6">
        <h2 id={id} className="text-20">
          {t("share.title")}
        </h2>
        <p className="mt-2">{t(isInApp ? "share.corner" : "share.text")}</p>
        <p className="mt-3 select-all rounded-control bg-sunk p-3 text-13 [overflow-wrap:anywhere]">
          {address}
        </p>
        {error && (
          <Banner tone="red" role="alert" className="mt-3">
            {describeError(error)}
            {isOutcomeUnknown(error) && <span className="block">{t("share.again")}</span>}
          </Banner>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={close}>{t("share.later")}</Button>
          {isInApp ? (
            <Button variant="primary" isBusy={isAdding} onClick={confirm}>
              {t("share.done")}
            </Button>
          ) : (
            <>
              {canShareLinks() && (
                <Button isBusy={isAdding} onClick={send}>
                  {t("share.system")}
                </Button>
              )}
              <Button variant="primary" isBusy={isAdding} onClick={copy}>
                {t("share.copy")}
              </Button>
            </>
          )}
        </div>
        {signIn}
      </div>
    </Dialog>
  );
}

/** The ways to share, each of which then adds the chance; while one is under way the others do nothing. */
function useShareForChance(activity: LoggedActivity, share: Schemas["ActivityShare"], onClose: () => void) {
  const { t } = useTranslation("activity-lottery");
  const add = useAddLotteryShareChance();
  const { requireSignIn, isChecking, dialog } = useSignInDialog(t("draw.signInNote"));
  const [error, setError] = useState<ClientError | null>(null);
  // Known at once: the second press of a double press may come while the first still copies.
  const isRunning = useRef(false);
  const address = currentOrigin() + share.link;
  const close = () => {
    setError(null);
    onClose();
  };
  const once = async (action: () => Promise<ClientError | null>) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    return action().finally(() => {
      isRunning.current = false;
    });
  };
  const addChance = async (sharedTo: Schemas["LotteryShare"]["sharedTo"]) => {
    setError(null);
    const result = await toResult(add.mutateAsync({ alias: activity.alias, sharedTo }));
    if (!result.ok) {
      // That the session has ended, the sign-in dialog says.
      if (result.error.kind !== "signed-out") setError(result.error);
      return result.error;
    }
    logActivityEvent(activity, "share");
    close();
    toaster.success(t("share.added"));
    return null;
  };
  // What was shared is not shared again after the sign-in: the chance alone is still to be added.
  const copy = async () => {
    if (await copyText(`${share.title} ${address}`)) await requireSignIn(() => addChance("link"));
    else toaster.error(t("share.copyFailed"));
    return null;
  };
  const send = async () => {
    const outcome = await shareLink({ title: share.title, text: share.description, url: address });
    if (outcome === "shared") await requireSignIn(() => addChance("chat"));
    if (outcome === "unavailable") toaster.error(t("share.unavailable"));
    return null;
  };
  return {
    error,
    isAdding: add.isPending || isChecking,
    copy: () => void requireSignIn(() => once(copy)),
    send: () => void requireSignIn(() => once(send)),
    confirm: () => void requireSignIn(() => once(() => addChance("chat"))),
    close,
    signIn: dialog,
  };
}
