import Download from "lucide/dist/esm/icons/download.mjs";
import Share from "lucide/dist/esm/icons/share-2.mjs";
import { type ReactNode, useId } from "react";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { saveFile } from "../../../platform/save-file";
import { canShareFile, shareFile } from "../../../platform/system-share";
import { useBrowserOnly } from "../../../shared/use-browser-only";
import { useClient } from "../../../shared/use-client";
import { Arc } from "../../../ui/arc";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { DialogSheet } from "../../../ui/dialog-sheet";
import { textLink } from "../../../ui/text-link";
import { toaster } from "../../../ui/toaster";
import { useAmounts } from "../amounts";
import { reportFileName } from "../file-name";
import type { ReportSource } from "../report-source";
import { sentenceText } from "../sentence-runs";
import { useRenderedPicture } from "./use-rendered-picture";
import { useReportPicture } from "./use-report-picture";

interface PictureDialogProps extends ReportSource {
  isOpen: boolean;
  onClose: () => void;
}

/** The report as one long picture: to look at, to save, to send. */
export function PictureDialog({ isOpen, onClose, ...source }: PictureDialogProps) {
  const { t } = useTranslation("report");
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <DialogSheet title={t("picture.title")} titleId={titleId} onClose={onClose}>
        <Picture {...source} />
      </DialogSheet>
    </Dialog>
  );
}

function Picture(source: ReportSource) {
  const { t } = useTranslation("report");
  const describeError = useDescribeError();
  const { isMasked, setMasked } = useAmounts();
  const { picture, error, retry } = useReportPicture(source);
  const rendered = useRenderedPicture(picture);
  const name = reportFileName(t, source.overview);
  return (
    <div className="pb-1 text-ink">
      <p className="text-13 text-ink2">
        {t(isMasked ? "picture.masked" : "picture.unmasked")}
        <button type="button" onClick={() => setMasked(!isMasked)} className={`ml-2 touch-area ${textLink}`}>
          {t(isMasked ? "mask.off" : "mask.on")}
        </button>
      </p>
      {typeof rendered !== "string" && <PictureActions picture={rendered.file} name={name} />}
      <Frame>
        {picture === null && error !== null ? (
          <span role="alert" className="px-4 py-16 text-center">
            <span className="mb-3 block">{describeError(error)}</span>
            <Button onClick={retry}>{t("picture.again")}</Button>
          </span>
        ) : rendered === "failed" ? (
          <span role="alert" className="py-16 text-center">
            {t("picture.failed")}
          </span>
        ) : rendered === "drawing" ? (
          <span role="status" className="flex items-center justify-center gap-2 py-16 text-ink2">
            <Arc />
            {t("picture.busy")}
          </span>
        ) : (
          <img
            src={rendered.address}
            alt={t("picture.alt", { sentence: sentenceText(source.runs) })}
            className="block h-auto w-full"
          />
        )}
      </Frame>
    </div>
  );
}

/** As tall as the beginning of the picture, so that nothing jumps when it is drawn. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="mt-4 grid min-h-96 items-start border border-line bg-sunk *:w-full">{children}</div>;
}

function PictureActions({ picture, name }: { picture: Blob; name: string }) {
  const { t } = useTranslation("report");
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  const save = () => {
    if (saveFile(picture, file.name)) toaster.success(t("picture.saved"));
  };
  const hint = t(useClient().platform === "mobile" ? "picture.hold" : "picture.rightClick");
  const inBrowser = useBrowserOnly(hint);
  const share = async () => {
    if ((await shareFile(file, name)) === "unavailable") toaster.error(t("picture.notShared"));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 *:flex-1">
        <Button
          icon={Download}
          variant={canShareFile(file) ? "second" : "primary"}
          onClick={() => inBrowser(save)}
        >
          {t("picture.save")}
        </Button>
        {canShareFile(file) && (
          <Button icon={Share} variant="primary" onClick={() => void share()}>
            {t("picture.share")}
          </Button>
        )}
      </div>
      <p className="mt-3 text-13 text-ink2">{hint}</p>
    </>
  );
}
