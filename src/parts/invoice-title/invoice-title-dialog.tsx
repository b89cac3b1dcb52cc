import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { components } from "../../generated/mall";
import { Dialog } from "../../ui/dialog";
import { DialogSheet } from "../../ui/dialog-sheet";
import { PageLayer } from "../../ui/page-layer";
import { InvoiceTitleForm } from "./invoice-title-form";

type Title = components["schemas"]["InvoiceTitle"];

interface InvoiceTitleDialogProps {
  userId: string;
  isOpen: boolean;
  title: Title | null;
  onSaved: (title: Title) => void;
  onClose: () => void;
}

/** The form of a title over the page it is wanted on. A press beside it does not lose what was typed. */
export function InvoiceTitleDialog({ userId, isOpen, title, onSaved, onClose }: InvoiceTitleDialogProps) {
  const { t } = useTranslation("invoice");
  const id = useId();
  return (
    <PageLayer isOpen={isOpen}>
      <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} labelledBy={id}>
        <DialogSheet title={t(title ? "dialog.edit" : "dialog.add")} titleId={id} onClose={onClose}>
          {title && <p className="text-13">{t("dialog.hint")}</p>}
          <div className="mt-4 text-ink sm:-mr-6">
            <InvoiceTitleForm userId={userId} title={title} onSaved={onSaved} onCancel={onClose} />
          </div>
        </DialogSheet>
      </Dialog>
    </PageLayer>
  );
}
