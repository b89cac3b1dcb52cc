import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { FormDialog } from "../../ui/form-dialog";
import { lazyContent, useIdlePreload } from "../lazy-content";

const InvoiceTitleForm = lazyContent(async () => (await import("./invoice-title-form")).InvoiceTitleForm, 6);

type Title = components["schemas"]["InvoiceTitle"];

interface InvoiceTitleDialogProps {
  userId: string;
  isOpen: boolean;
  title: Title | null;
  onSaved: (title: Title) => void;
  onClose: () => void;
}

/** The form of a title over the page it is wanted on. */
export function InvoiceTitleDialog({ userId, isOpen, title, onSaved, onClose }: InvoiceTitleDialogProps) {
  const { t } = useTranslation("invoice");
  useIdlePreload(InvoiceTitleForm);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t(title ? "dialog.edit" : "dialog.add")}
      hint={title ? t("dialog.hint") : undefined}
      onClose={onClose}
    >
      <InvoiceTitleForm userId={userId} title={title} onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
