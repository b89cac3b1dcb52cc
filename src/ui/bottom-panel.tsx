import { type ReactNode, useId } from "react";
import { BottomPanelSheet } from "./bottom-panel-sheet";
import { type ModalRules, useModal } from "./use-modal";

interface BottomPanelProps extends ModalRules {
  title: ReactNode;
  children: ReactNode;
  /** A `SubmitBar`, below what scrolls. */
  footer?: ReactNode;
}

/** A sheet that comes up from the bottom of a phone, for choosing. */
export function BottomPanel({ title, children, footer, ...rules }: BottomPanelProps) {
  const modal = useModal(rules);
  const id = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="rise mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-full overflow-hidden rounded-t-panel bg-card text-ink shadow-float [--rise:2.5rem] open:flex sm:max-w-reading"
    >
      {rules.isOpen && (
        <BottomPanelSheet title={title} titleId={id} onClose={() => rules.onClose("button")} footer={footer}>
          {children}
        </BottomPanelSheet>
      )}
    </dialog>
  );
}
