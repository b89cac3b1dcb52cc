import type { ReactNode } from "react";
import { useIsWide } from "../../../shared/use-is-wide";
import { BottomPanel } from "../../../ui/bottom-panel";
import { FormDialog } from "../../../ui/form-dialog";
import { PageLayer } from "../../../ui/page-layer";

interface SheetProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** A form or choices. */
  children: ReactNode;
}

/** Something to fill in or to choose: a dialog on wide screens, a panel from the bottom on phones. */
export function Sheet({ isOpen, title, onClose, children }: SheetProps) {
  const isWide = useIsWide();
  if (isWide)
    return (
      <FormDialog isOpen={isOpen} title={title} onClose={onClose}>
        {children}
      </FormDialog>
    );
  return (
    <PageLayer isOpen={isOpen}>
      {/* A press beside it does not lose what was typed. */}
      <BottomPanel isOpen={isOpen} title={title} onClose={onClose} closesOnModalClick={false}>
        <div className="pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">{children}</div>
      </BottomPanel>
    </PageLayer>
  );
}
