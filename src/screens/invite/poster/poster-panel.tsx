import Download from "lucide/dist/esm/icons/download.mjs";
import Share from "lucide/dist/esm/icons/share-2.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { saveFile } from "../../../platform/save-file";
import { canShareFile, shareFile } from "../../../platform/system-share";
import type { Programme } from "../../../rules/invite-invitation";
import { isEmbedded, useClient } from "../../../shared/use-client";
import { Banner } from "../../../ui/banner";
import { BottomPanel } from "../../../ui/bottom-panel";
import { Button } from "../../../ui/button";
import { SubmitBar } from "../../../ui/submit-bar";
import { toaster } from "../../../ui/toaster";
import { logInviteActivity } from "../invite-log";
import { type PosterColours, type PosterContent, posterLayout } from "./draw-poster";
import { makePoster, type Poster } from "./make-poster";

interface PosterPanelProps {
  content: PosterContent;
  /** Where the code leads. */
  link: string;
  colours: PosterColours;
  programme: Programme;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The poster, rendered in the browser: to save, to share by the system's sheet, or to press and hold, on a computer to right-click,
 * inside other apps.
 */
export function PosterPanel({ content, link, colours, programme, isOpen, onClose }: PosterPanelProps) {
  const { t } = useTranslation("invite-inviter");
  const client = useClient();
  const isInApp = isEmbedded(client);
  const { poster, hasFailed } = usePoster(content, link, colours);
  return (
    <BottomPanel
      isOpen={isOpen}
      onClose={onClose}
      title={t("poster.title")}
      footer={
        poster && !isInApp ? (
          <PosterActions poster={poster} text={content.statement} programme={programme} />
        ) : undefined
      }
    >
      <div className="grid justify-items-center gap-3 px-4 pt-2 pb-6">
        {isInApp && (
          <Banner tone="green">
            {t(client.platform === "mobile" ? "poster.hold" : "poster.rightClick")}
          </Banner>
        )}
        {hasFailed ? (
          <Banner tone="amber" role="alert">
            {t("poster.failed")}
          </Banner>
        ) : poster === null ? (
          <div
            role="status"
            aria-label={t("poster.drawing")}
            className="aspect-[2/3] w-full max-w-80 rounded-control bg-sunk"
          />
        ) : (
          <img
            src={poster.address}
            alt={t("poster.alt", { recode: content.recode })}
            width={posterLayout.width}
            height={posterLayout.height}
            className="h-auto w-full max-w-80 border border-line"
          />
        )}
      </div>
    </BottomPanel>
  );
}

interface RenderedPoster {
  /** Null while it is being drawn and where it cannot be. */
  readonly poster: Poster | null;
  readonly hasFailed: boolean;
}

const notRendered: RenderedPoster = { poster: null, hasFailed: false };

/** Draws the poster, and again where its code leads elsewhere. */
function usePoster(content: PosterContent, link: string, colours: PosterColours): RenderedPoster {
  const [rendered, setRendered] = useState<RenderedPoster & { readonly link: string }>({
    ...notRendered,
    link,
  });
  const draw = useEffectEvent(() => makePoster(content, link, colours));
  useEffect(() => {
    let isCurrent = true;
    const show = (poster: Poster | null) => {
      if (isCurrent) setRendered({ poster, hasFailed: poster === null, link });
    };
    draw().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return rendered.link === link ? rendered : notRendered;
}

/** Saves the poster, or shares it where the browser can share files. */
function PosterActions({ poster, text, programme }: { poster: Poster; text: string; programme: Programme }) {
  const { t } = useTranslation("invite-inviter");
  const log = (event: "savePoster" | "share") => logInviteActivity(programme, event, { channel: "poster" });
  const handleShare = async () => {
    const outcome = await shareFile(poster.file, text);
    if (outcome === "shared") log("share");
    if (outcome === "unavailable") toaster.error(t("poster.noShare"));
  };
  const handleSave = () => {
    saveFile(poster.file, poster.file.name);
    log("savePoster");
    toaster.success(t("poster.saved"));
  };
  return (
    <SubmitBar position="inline">
      {canShareFile(poster.file) && (
        <Button icon={Share} onClick={() => void handleShare()}>
          {t("poster.share")}
        </Button>
      )}
      <Button variant="primary" icon={Download} onClick={handleSave}>
        {t("poster.save")}
      </Button>
    </SubmitBar>
  );
}
