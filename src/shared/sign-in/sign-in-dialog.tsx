import X from "lucide/dist/esm/icons/x.mjs";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { useUiTranslations } from "../../ui/ui-translations";
import type { SignInMode } from "./sign-in-mode";
import { SignInPanel } from "./sign-in-panel";

interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  note?: ReactNode;
  reason?: ReactNode;
}

/** The sign-in panel over the page. Its owner closes it after a sign-in. */
export function SignInDialog({ isOpen, onClose, note, reason }: SignInDialogProps) {
  const translations = useUiTranslations();
  const titleId = useId();
  const [mode, setMode] = useState<SignInMode>("password");
  return (
    // A click beside it would throw away what was typed.
    <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} labelledBy={titleId} width="wide">
      <div className="relative px-4 sm:px-0">
        <SignInPanel mode={mode} onMode={setMode} titleId={titleId} note={note} reason={reason} />
        <IconButton
          icon={X}
          label={translations.close}
          onClick={onClose}
          className="absolute top-4 right-2 sm:right-4"
        />
      </div>
    </Dialog>
  );
}
