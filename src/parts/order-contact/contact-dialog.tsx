import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { components } from "../../generated/mall";
import { Dialog } from "../../ui/dialog";
import { DialogSheet } from "../../ui/dialog-sheet";
import { PageLayer } from "../../ui/page-layer";
import { ContactForm } from "./contact-form";

type Contact = components["schemas"]["OrderContact"];

interface ContactDialogProps {
  isOpen: boolean;
  /** The contact person to change; null for a new one. */
  contact: Contact | null;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
}

/** The form of a contact person over the page it is wanted on. A press beside it does not lose what was typed. */
export function ContactDialog({ isOpen, contact, onSaved, onClose }: ContactDialogProps) {
  const { t } = useTranslation("contact");
  const id = useId();
  return (
    <PageLayer isOpen={isOpen}>
      <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} labelledBy={id}>
        <DialogSheet title={t(contact ? "dialog.edit" : "dialog.add")} titleId={id} onClose={onClose}>
          {contact && <p className="text-13">{t("dialog.hint")}</p>}
          <div className="mt-4 text-ink sm:-mr-6">
            <ContactForm contact={contact} onSaved={onSaved} onCancel={onClose} />
          </div>
        </DialogSheet>
      </Dialog>
    </PageLayer>
  );
}
