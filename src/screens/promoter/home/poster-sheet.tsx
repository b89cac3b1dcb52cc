import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { pictureAddress, savePicture } from "../../../platform/save-picture";
import { settings } from "../../../platform/settings";
import { useBrowserOnly } from "../../../shared/use-browser-only";
import { Button } from "../../../ui/button";
import { toaster } from "../../../ui/toaster";
import { Sheet } from "../area/sheet";
import { posterDrawing, posterSize } from "./poster";

interface PosterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  url: string;
  /** The channel the link is counted under, as it is called on screen. */
  channel: string;
  recode: string;
}

/** A poster with the channel's QR code, to be saved as a picture. */
export function PosterSheet({ isOpen, onClose, url, channel, recode }: PosterSheetProps) {
  const { t } = useTranslation("promoter-home");
  const brand = settings().brand.name[useLocale()];
  const drawing = posterDrawing(
    {
      brand,
      headline: t("poster.headline"),
      text: t("poster.text"),
      hint: t("poster.hint"),
      code: `${t("tools.code")} ${recode}`,
    },
    url,
  );
  const inBrowser = useBrowserOnly(t("poster.notSaved"));
  const handleSave = async () => {
    const isSaved = await savePicture(`${brand}-${recode}.png`, drawing, posterSize);
    if (!isSaved) toaster.error(t("poster.notSaved"));
  };
  return (
    <Sheet isOpen={isOpen} title={t("poster.title")} onClose={onClose}>
      <div className="grid justify-items-center gap-4">
        <img
          src={pictureAddress(drawing)}
          width={posterSize.width}
          height={posterSize.height}
          alt={t("poster.label", { channel })}
          className="h-auto w-60 border border-line"
        />
        <Button variant="primary" isWide onClick={() => inBrowser(() => void handleSave())}>
          {t("poster.save")}
        </Button>
      </div>
    </Sheet>
  );
}
