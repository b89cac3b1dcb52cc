import Copy from "lucide/dist/esm/icons/copy.mjs";
import { lazy, Suspense, useState } from "react";
import type { components } from "../../../generated/invite";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { canShareLinks, shareLink } from "../../../platform/system-share";
import { trial } from "../../../rules/limits";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { Segment } from "../../../ui/segment";
import type { InviteFamily } from "../families";
import { logInviteActivity } from "../invite-log";
import { useProductName } from "../product-name";
import { ScanCode } from "../scan-code";
import { ShareGuide } from "./share-guide";

const PosterPanel = lazy(async () => ({ default: (await import("../poster/poster-panel")).PosterPanel }));

type Schemas = components["schemas"];

interface SharePanelProps {
  family: InviteFamily;
  share: Schemas["InviteShare"];
  merchant: Schemas["InviteMerchant"];
  /** Where the links lead. */
  target: Schemas["InviteShare"]["target"];
  onTarget: (target: Schemas["InviteShare"]["target"]) => void;
}

/** My code, my link, my QR code and my poster, and how to pass them on. */
export function SharePanel({ family, share, merchant, target, onTarget }: SharePanelProps) {
  const { t } = useTranslation("invite-inviter");
  const { programme } = family;
  const [open, setOpen] = useState<"poster" | "guide" | "code" | null>(null);
  const [hasOpenedPoster, setOpenedPoster] = useState(false);
  const isInApp = isEmbedded(useClient());
  const linkOf = (channel: Schemas["ShareLink"]["channel"]) =>
    share.links.find((candidate) => candidate.channel === channel) ?? share.links[0];
  const link = linkOf("link")?.link ?? "";
  const chat = linkOf("chat");
  const code = useCopy(merchant.recode);
  const address = useCopy(link);
  const poster = usePosterContent(family, merchant);

  const handleSend = async () => {
    if (chat === undefined) return;
    if (isInApp || !canShareLinks()) {
      logInviteActivity(programme, "showGuide", { channel: "chat" });
      return setOpen("guide");
    }
    const outcome = await shareLink({ title: share.title, text: chat.text, url: chat.link });
    if (outcome === "shared") logInviteActivity(programme, "share", { channel: "chat" });
    if (outcome === "unavailable") setOpen("guide");
  };
  return (
    <div className="rounded-control border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-13 text-ink2">{t("share.code")}</p>
          <p className="figures select-all font-semibold text-26">{merchant.recode}</p>
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
        <p className="mt-2 min-h-10 select-all text-13 [overflow-wrap:anywhere]">{link}</p>
      </div>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button variant="primary" size="large" isWide onClick={() => void handleSend()}>
          {t("share.send")}
        </Button>
        <Button
          size="large"
          isWide
          onClick={() => {
            setOpenedPoster(true);
            setOpen("poster");
          }}
        >
          {t("share.poster")}
        </Button>
        <Button
          isWide
          icon={Copy}
          onClick={() => {
            address.copy();
            logInviteActivity(programme, "copyLink", { channel: "link" });
          }}
        >
          {t("share.copyLink")}
        </Button>
        <Button
          isWide
          aria-expanded={open === "code"}
          onClick={() => setOpen(open === "code" ? null : "code")}
        >
          {t("share.qr")}
        </Button>
      </div>
      {open === "code" && (
        <div className="mt-4 grid justify-items-center gap-2 text-center">
          <ScanCode content={linkOf("qr")?.link ?? link} label={t("share.qrLabel")} className="size-52" />
          <p className="text-13 text-ink2">{t("share.qrText")}</p>
        </div>
      )}
      <p className="mt-4 text-13 text-ink2">
        {t(merchant.showFullName ? "share.nameShown" : "share.nameHidden", { name: merchant.displayName })}
      </p>
      <ShareGuide
        isOpen={open === "guide"}
        onClose={() => setOpen(null)}
        text={chat?.text ?? share.title}
        link={chat?.link ?? link}
      />
      {hasOpenedPoster && (
        <Suspense fallback={null}>
          <PosterPanel
            content={poster}
            link={linkOf("poster")?.link ?? link}
            colours={family.theme.poster}
            programme={programme}
            isOpen={open === "poster"}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the poster says; the name only as its owner shows it. */
function usePosterContent(family: InviteFamily, { displayName, recode }: Schemas["InviteMerchant"]) {
  const { t } = useTranslation(["invite-inviter", "invite"]);
  const product = useProductName(family.programme);
  const brand = settings().brand.name[useLocale()];
  const { number } = useFormats();
  return {
    brand: family.programme === "zhj" ? brand : product,
    statement: t("invite:promise"),
    inviter: t("poster.inviter", { name: displayName, product }),
    benefits: [t("poster.trial", { days: number(trial.days) }), t("poster.saving")],
    scan: t("poster.scan", { days: number(trial.days) }),
    recode: t("poster.code", { recode }),
  };
}
