import Copy from "lucide/dist/esm/icons/copy.mjs";
import type { components } from "../../../generated/invite";
import { useTranslation } from "../../../i18n/use-translation";
import { canShareLinks, shareLink } from "../../../platform/system-share";
import type { Programme } from "../../../rules/invite-invitation";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { logInviteActivity } from "../invite-log";

type Schemas = components["schemas"];
type ShareLink = Schemas["ShareLink"];

/** What is open beside the buttons. */
export type Opened = "poster" | "guide" | "code" | null;

/** The link of a channel; the first there is where the channel has none. */
export function linkOf(
  { links, title }: Schemas["InviteShare"],
  channel: ShareLink["channel"],
): Pick<ShareLink, "link" | "text"> {
  return links.find((one) => one.channel === channel) ?? links[0] ?? { link: "", text: title };
}

interface ShareButtonsProps {
  programme: Programme;
  share: Schemas["InviteShare"];
  /** Whether the links that were chosen are still on their way. */
  isWaiting: boolean;
  open: Opened;
  onOpen: (what: Opened) => void;
}

/** Sends the link by the system's sheet, or explains how; makes a poster, copies the link, shows its code. */
export function ShareButtons({ programme, share, isWaiting, open, onOpen }: ShareButtonsProps) {
  const { t } = useTranslation("invite-inviter");
  const isInApp = isEmbedded(useClient());
  const address = useCopy(linkOf(share, "link").link);
  const handleSend = async () => {
    if (isInApp || !canShareLinks()) {
      logInviteActivity(programme, "showGuide", { channel: "chat" });
      return onOpen("guide");
    }
    const { text, link } = linkOf(share, "chat");
    const outcome = await shareLink({ title: share.title, text, url: link });
    if (outcome === "shared") logInviteActivity(programme, "share", { channel: "chat" });
    if (outcome === "unavailable") onOpen("guide");
  };
  const handleCopy = () => {
    address.copy();
    logInviteActivity(programme, "copyLink", { channel: "link" });
  };
  const wide = (name: "share.send" | "share.poster" | "share.copyLink" | "share.qr") => ({
    isWide: true,
    isBusy: isWaiting,
    busyLabel: t(name),
  });
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 max-sm:[&>:nth-child(-n+2)]:col-span-full sm:grid-cols-2">
      <Button variant="primary" size="large" {...wide("share.send")} onClick={() => void handleSend()}>
        {t("share.send")}
      </Button>
      <Button size="large" {...wide("share.poster")} onClick={() => onOpen("poster")}>
        {t("share.poster")}
      </Button>
      <Button {...wide("share.copyLink")} icon={Copy} onClick={handleCopy}>
        {t("share.copyLink")}
      </Button>
      <Button
        {...wide("share.qr")}
        aria-expanded={open === "code"}
        onClick={() => onOpen(open === "code" ? null : "code")}
      >
        {t("share.qr")}
      </Button>
    </div>
  );
}
