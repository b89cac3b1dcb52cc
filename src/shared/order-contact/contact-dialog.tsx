import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { FormDialog } from "../../ui/form-dialog";
import { useIdlePreload } from "../lazy-content";
import { LazyContactForm } from "./lazy-contact-form";

type Contact = components["schemas"]["OrderContact"];

interface ContactDialogProps {
  isOpen: boolean;
  /** The contact person to change; null for a new one. */
  contact: Contact | null;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
}

/** The form of a contact person over the page it is wanted on. */
export function ContactDialog({ isOpen, contact, onSaved, onClose }: ContactDialogProps) {
  const { t } = useTranslation("contact");
  useIdlePreload(LazyContactForm);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t(contact ? "dialog.edit" : "dialog.add")}
      hint={contact ? t("dialog.hint") : undefined}
      onClose={onClose}
    >
      <LazyContactForm contact={contact} onSaved={onSaved} onCancel={onClose} />
    </FormDialog>
  );
}
