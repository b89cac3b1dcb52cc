import { useTranslation } from "../../../i18n/use-translation";
import { currentOrigin } from "../../../platform/address";
import { CornerPicture } from "../../../ui/corner-picture";
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
