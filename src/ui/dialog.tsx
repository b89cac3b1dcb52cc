import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { type ModalRules, useModal } from "./use-modal";

interface DialogProps extends ModalRules {
  /** The id of the title inside, or the name itself. */
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  role?: "dialog" | "alertdialog";
  width?: "normal" | "wide";
  children: ReactNode;
}

/** A modal window in the middle of the page (400 wide, or 760). What is inside, it does not know. */
export function Dialog({
  labelledBy,
  label,
  describedBy,
  role,
  width = "normal",
  children,
  ...rules
}: DialogProps) {
  const modal = useModal(rules);
  return (
    <dialog
      {...modal}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(
        "rise m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-auto rounded-panel bg-card text-left font-normal text-15 text-ink shadow-float",
        // Where text is large on a small screen, its words need the room more than the distances between them.
        "few-letters:w-[calc(100%-1rem)] few-letters:[&>.p-6]:p-4",
        width === "wide" ? "max-w-panel-wide" : "max-w-panel",
      )}
    >
      {rules.isOpen && children}
    </dialog>
  );
}
