import { type ReactNode, useId } from "react";
import { Dialog } from "./dialog";
import { DialogSheet } from "./dialog-sheet";
import { PageLayer } from "./page-layer";

interface FormDialogProps {
  isOpen: boolean;
  title: string;
  /** What is to be known before the form is filled in. */
  hint?: string | undefined;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A form over the page it is wanted on, outside of any form there. A press beside it does not lose what was typed. */
export function FormDialog({ isOpen, title, hint, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <PageLayer isOpen={isOpen}>
      <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} labelledBy={id}>
        <DialogSheet title={title} titleId={id} onClose={onClose}>
          {hint && <p className="text-13">{hint}</p>}
          <div className="mt-4 text-ink sm:-mr-6">{children}</div>
        </DialogSheet>
      </Dialog>
    </PageLayer>
  );
}
