import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useState } from "react";
import type { components } from "../../../generated/invite";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyDialog } from "../../../shared/lazy-dialog";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { Segment } from "../../../ui/segment";
import type { InviteFamily } from "../families";
import { ScanCode } from "../scan-code";
import { PassOnPage } from "./pass-on-page";
import { linkOf, type Opened, ShareButtons } from "./share-buttons";
import { ShareGuide } from "./share-guide";
import { usePosterContent } from "./use-poster-content";

const PosterPanel = lazyDialog(async () => (await import("../poster/poster-panel")).PosterPanel);

type Schemas = components["schemas"];

interface SharePanelProps {
  family: InviteFamily;
  share: Schemas["InviteShare"];
  merchant: Schemas["InviteMerchant"];
  /** Where the links lead. */
  target: Schemas["InviteShare"]["target"];
  /** Whether those that lead there are still on their way. Until then none is passed on. */
  isWaiting: boolean;
  onTarget: (target: Schemas["InviteShare"]["target"]) => void;
}

/** My code, my link, my QR code and my poster, and how to pass them on. */
export function SharePanel({ family, share, merchant, target, isWaiting, onTarget }: SharePanelProps) {
  const { t } = useTranslation("invite-inviter");
  const [open, setOpen] = useState<Opened>(null);
  const [hasOpenedPoster, setOpenedPoster] = useState(false);
  const poster = usePosterContent(family, merchant);
  const chat = linkOf(share, "chat");
  if (open === "poster" && !hasOpenedPoster) setOpenedPoster(true);
  return (
    <div className="rounded-control border border-line bg-card p-4 sm:p-6">
      {!isWaiting && <PassOnPage recode={merchant.recode} link={chat.link} text={chat.text} />}
      <CodeAndLink
        recode={merchant.recode}
        link={isWaiting ? null : linkOf(share, "link").link}
        {...{ target, onTarget }}
      />
      <ShareButtons {...{ share, isWaiting, open }} programme={family.programme} onOpen={setOpen} />
      {open === "code" && (
        <div className="mt-4 grid justify-items-center gap-2 text-center">
          {isWaiting ? (
            <div className="size-52" />
          ) : (
            <ScanCode content={linkOf(share, "qr").link} label={t("share.qrLabel")} className="size-52" />
          )}
          <p className="text-13 text-ink2">{t("share.qrText")}</p>
        </div>
      )}
      <p className="mt-4 text-13 text-ink2">
        {t(merchant.showFullName ? "share.nameShown" : "share.nameHidden", { name: merchant.displayName })}
      </p>
      <ShareGuide isOpen={open === "guide"} onClose={() => setOpen(null)} text={chat.text} link={chat.link} />
      {hasOpenedPoster && (
        <PosterPanel
          content={poster}
          link={linkOf(share, "poster").link}
          colours={family.theme.poster}
          programme={family.programme}
          isOpen={open === "poster"}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface CodeAndLinkProps extends Pick<SharePanelProps, "target" | "onTarget"> {
  recode: string;
  /** Null while it is on its way. */
  link: string | null;
}

function CodeAndLink({ recode, link, target, onTarget }: CodeAndLinkProps) {
  const { t } = useTranslation("invite-inviter");
  const code = useCopy(recode);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-13 text-ink2">{t("share.code")}</p>
          <p className="figures select-all font-semibold text-26">{recode}</p>
        </div>
        <Button icon={Copy} onClick={code.copy}>
          {t("share.copyCode")}
        </Button>
      </div>
      <div className="mt-3 border-line border-t pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-13 text-ink2">{t("share.link")}</p>
          <Segment
            size="small"
            label={t("share.target")}
            value={target}
            choices={[
              { value: "register", label: t("share.register") },
              { value: "product", label: t("share.product") },
            ]}
            onChange={onTarget}
          />
        </div>
        <p
          aria-busy={link === null || undefined}
          className="mt-2 min-h-10 select-all text-13 [overflow-wrap:anywhere]"
        >
          {link ?? <span className="block h-3.5 w-64 max-w-full rounded-tag bg-line" />}
        </p>
      </div>
    </>
  );
}
