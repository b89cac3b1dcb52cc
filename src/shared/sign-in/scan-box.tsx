import { useQuery } from "@tanstack/react-query";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import { useEffect, useEffectEvent, useMemo } from "react";
import { messengerQrCodeQuery, messengerScanQuery } from "../../api/account/queries";
import type { components } from "../../generated/account";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { Icon } from "../../ui/icon";
import { useCountdown } from "../../ui/use-countdown";
import { LazyQrCode } from "../lazy-qr-code";
import { useClient } from "../use-client";
import { useIsHydrating } from "../use-is-hydrating";
import { ScanCover } from "./scan-cover";

type Schemas = components["schemas"];

interface ScanBoxProps {
  purpose: Schemas["ScanPurpose"];
  /** The scan was confirmed on the phone; called once per code. */
  onConfirmed: (scan: Schemas["MessengerScan"]) => void;
  /** What became of the confirmed scan, where it failed after all. */
  problem?: ScanProblem | undefined;
}

export interface ScanProblem {
  text: string;
  /** Tries the same scan once more; undefined where only another code helps. */
  onAction: (() => void) | undefined;
  isBusy: boolean;
}

interface Cover extends Partial<ScanProblem> {
  text: string;
  action?: string;
}

/**
 * A code for the messenger's camera with its two minutes: it shows when it was scanned, declined or is over, and
 * brings another at a press.
 */
export function ScanBox({ purpose, onConfirmed, problem }: ScanBoxProps) {
  const { t } = useTranslation(["account-log-in", "common"]);
  const describeError = useDescribeError();
  // A prerendered page has a place for the code on phones too, where it goes at once: none is made for it.
  const isHydrating = useIsHydrating();
  const code = useQuery({ ...messengerQrCodeQuery(purpose), enabled: !isHydrating });
  const isOnPhone = useClient().platform === "mobile" && !isHydrating;
  const scene = code.data;
  const scan = useQuery({
    ...messengerScanQuery({ sceneId: scene?.sceneId ?? "", pollSeconds: scene?.pollSeconds ?? 2 }),
    enabled: scene !== undefined,
  });
  // The server's clock may differ from this device's: only the length is taken from it.
  const endsAt = useMemo(
    () => (scene ? now() + Date.parse(scene.expiresAt) - Date.parse(scene.serverTime) : null),
    [scene],
  );
  const secondsLeft = useCountdown(endsAt);
  const state = scan.data?.state ?? "waiting";
  const isOver = scene !== undefined && (state === "expired" || (secondsLeft === 0 && state === "waiting"));

  const handleConfirmed = useEffectEvent(() => {
    if (scan.data) onConfirmed(scan.data);
  });
  // By the code: the same answer is read again when the window is returned to.
  const confirmedScene = scan.data?.state === "confirmed" ? scene?.sceneId : undefined;
  useEffect(() => {
    if (confirmedScene !== undefined) handleConfirmed();
  }, [confirmedScene]);

  const failure = code.isError
    ? describeError(code.error)
    : scan.isError
      ? describeError(scan.error)
      : undefined;
  const another = () => void code.refetch();
  const retry = t("common:action.retry");
  const newCode = t("account-log-in:scan.another");
  const cover = (): Cover | null => {
    if (failure !== undefined) return { text: failure, action: retry };
    // It is about the scan on screen: the next code begins without it.
    if (problem && state === "confirmed") return { action: problem.onAction ? retry : newCode, ...problem };
    if (isOver) return { text: t("account-log-in:scan.expired"), action: newCode };
    if (state === "cancelled") return { text: t("account-log-in:scan.cancelled"), action: newCode };
    // The messenger may refuse on the phone, such as one that opens another account: the page does not hear of it.
    if (state === "scanned") return { text: t("account-log-in:scan.scanned"), action: newCode };
    // What follows a link is said by whoever asked for it.
    if (state === "confirmed" && purpose === "login") return { text: t("account-log-in:scan.confirmed") };
    return null;
  };
  const visibleCover = cover();
  const waiting = <div role="status" aria-label={t("common:status.loading")} className="h-full bg-sunk" />;
  return (
    <div>
      <div className="relative size-47 rounded-control border border-line bg-card p-4.5">
        {scene ? (
          <LazyQrCode
            content={scene.content}
            label={t(purpose === "bind" ? "account-log-in:scan.bindLabel" : "account-log-in:scan.label")}
          />
        ) : (
          // Below a cover nothing is on its way.
          !visibleCover && waiting
        )}
        {visibleCover && (
          <ScanCover
            text={visibleCover.text}
            action={visibleCover.action}
            onAction={visibleCover.onAction ?? another}
            isBusy={code.isFetching || (visibleCover.isBusy ?? false)}
          />
        )}
      </div>
      <p className="mt-2 flex min-h-5 items-center gap-1.5 text-13 text-ink2">
        {scene && !visibleCover && (
          <>
            <button
              type="button"
              onClick={another}
              aria-label={t("account-log-in:scan.another")}
              className="touch-area rounded-tag transition-colors hover:text-ink active:text-green"
            >
              <Icon of={RefreshCw} size="small" />
            </button>
            <span className="figures">
              {t("account-log-in:scan.left", {
                minutes: Math.floor(secondsLeft / 60),
                seconds: secondsLeft % 60,
              })}
            </span>
          </>
        )}
      </p>
      {/* No camera sees its own screen. */}
      {isOnPhone && <p className="mt-2 text-13 text-ink2">{t("account-log-in:scan.onPhone")}</p>}
    </div>
  );
}
