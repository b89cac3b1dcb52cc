import ImageIcon from "lucide/dist/esm/icons/image.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { printPage } from "../../platform/page";
import { lazyDialog } from "../../shared/lazy-dialog";
import { useBrowserOnly } from "../../shared/use-browser-only";
import { Button } from "../../ui/button";
import { SubmitBar } from "../../ui/submit-bar";
import { CsvButton } from "./csv-button";
import type { ReportSource } from "./report-source";

/** Drawing is for those who share; its code comes when it is wanted. */
const PictureDialog = lazyDialog(async () => (await import("./picture/picture-dialog")).PictureDialog);

/**
 * Printing, the table and the picture: beside the sentence, or at the foot of a phone. None is to be had while one
 * week's overview stands above the lists of another.
 */
export function ReportActions({ isWide, ...source }: ReportSource & { isWide: boolean }) {
  const { t } = useTranslation("report");
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const inBrowser = useBrowserOnly(t("action.browserOnly"));
  const print = (
    <Button
      icon={Printer}
      isBusy={source.isStale}
      busyLabel={t("action.print")}
      onClick={() => inBrowser(printPage)}
    >
      {t("action.print")}
    </Button>
  );
  const picture = (
    <Button
      variant="primary"
      icon={ImageIcon}
      isBusy={source.isStale}
      busyLabel={t("action.picture")}
      onClick={() => setOpen(true)}
    >
      {t("action.picture")}
    </Button>
  );
  return (
    <>
      {isWide ? (
        <div className="flex shrink-0 flex-wrap justify-end gap-3 pt-6 print:hidden">
          {print}
          <CsvButton {...source} />
          {picture}
        </div>
      ) : (
        <SubmitBar>
          {print}
          {picture}
        </SubmitBar>
      )}
      {isOpen !== null && <PictureDialog {...source} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
