import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { CopyAddress } from "./copy-address";

/** Where a download pressed inside a messenger leads. */
export const leaveMessengerId = "leave-messenger";

/**
 * How to get out of a messenger's browser, which cannot download: the corner to tap, or the address of the page to
 * copy.
 */
export function LeaveMessenger({ path }: { path: string }) {
  const { t } = useTranslation("content-download");
  return (
    <section id={leaveMessengerId} className="scroll-mt-4 rounded-control bg-tint-amber p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-20">{t("messenger.title")}</h2>
        <CornerPicture label={t("messenger.picture")} />
      </div>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        <li>{t("messenger.corner")}</li>
        <li>{t("messenger.browser")}</li>
        <li>{t("messenger.download")}</li>
      </ol>
      <CopyAddress address={currentOrigin() + path} />
    </section>
  );
}

/** The top right corner of a phone with its three dots, and a line that leads there. */
function CornerPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 72 56" role="img" aria-label={label} className="h-14 w-18 shrink-0 fill-none">
      <path d="M.75 56V12a11 11 0 0 1 11-11h48a11 11 0 0 1 11 11v44" className="stroke-edge" />
      <path d="M.75 24h70" className="stroke-line2" />
      <rect x="46.5" y="7" width="20" height="11" rx="5.5" className="fill-card stroke-ink" />
      <path
        d="M52 12.5h.01M56.5 12.5h.01M61 12.5h.01"
        className="stroke-2 stroke-ink [stroke-linecap:round]"
      />
      <path d="M20 50V36h36.5V22M53 26l3.5-4 3.5 4" className="stroke-[1.5] stroke-green" />
    </svg>
  );
}
