import X from "lucide/dist/esm/icons/x.mjs";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { useUiWords } from "../../ui/words";
import type { LogInMode } from "./log-in-mode";
import { LogInPanel } from "./log-in-panel";

interface LogInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  note?: ReactNode;
  reason?: ReactNode;
}

/** The door over the page, which stays as it is. It does not close by itself when somebody came in. */
export function LogInDialog({ isOpen, onClose, note, reason }: LogInDialogProps) {
  const words = useUiWords();
  const titleId = useId();
  const [mode, setMode] = useState<LogInMode>("password");
  return (
    // A click beside it would throw away what was typed.
    <Dialog isOpen={isOpen} onClose={onClose} closesOnModalClick={false} labelledBy={titleId} width="wide">
      <div className="relative px-4 sm:px-0">
        <LogInPanel mode={mode} onMode={setMode} titleId={titleId} note={note} reason={reason} />
        <IconButton
          icon={X}
          label={words.close}
          onClick={onClose}
          className="absolute top-4 right-2 sm:right-4"
        />
      </div>
    </Dialog>
  );
}
