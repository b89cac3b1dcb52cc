import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { SupportHours } from "../../../shared/support-hours";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { DialogSheet } from "../../../ui/dialog-sheet";

interface SupportDialogProps {
  orderNo: string;
  isOpen: boolean;
  onClose: () => void;
}

/** People to ask, with the number by which they find the order. */
export function SupportDialog({ orderNo, isOpen, onClose }: SupportDialogProps) {
  const { t } = useTranslation("mall-pay");
  const id = useId();
  const { phone } = settings().support;
  const { copy } = useCopy(orderNo);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <DialogSheet
        title={t("support.title")}
        titleId={id}
        onClose={onClose}
        footer={
          <>
            <Button onClick={copy}>{t("support.copy")}</Button>
            <Button variant="primary" href={`tel:${phone.replaceAll("-", "")}`}>
              {t("support.call", { phone })}
            </Button>
          </>
        }
      >
        <p>{t("support.text")}</p>
        <p className="figures my-3 select-all font-semibold text-17 text-ink [overflow-wrap:anywhere]">
          {orderNo}
        </p>
        <SupportHours />
      </DialogSheet>
    </Dialog>
  );
}
