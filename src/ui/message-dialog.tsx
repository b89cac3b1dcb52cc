import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import { type ReactNode, useId } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { DialogSheet } from "./dialog-sheet";
import { Icon } from "./icon";
import { useUiTranslations } from "./ui-translations";
import type { CloseReason } from "./use-modal";

export interface MessageDialogTexts {
  title?: ReactNode;
  children?: ReactNode;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Shown on the confirm button while it is pending. */
  busyLabel?: string | undefined;
  hasCancel?: boolean | undefined;
  hasClose?: boolean | undefined;
  /** Something may be lost: a mark beside the title, the action in red. */
  isWarning?: boolean | undefined;
  closesOnModalClick?: boolean | undefined;
  closesOnEscape?: boolean | undefined;
}

interface MessageDialogProps extends MessageDialogTexts {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel?: () => void;
  onClose: (reason: CloseReason) => void;
  isConfirmDisabled?: boolean;
  /** A confirm is on its way: confirm, cancel, close and escape rest until it settles. */
  isPending?: boolean;
  /** Instead of the two buttons; `close` closes with the reason "user". */
  footer?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A message with one or two answers. It emits confirm, cancel or close (with its reason) and leaves closing to its
 * owner. Title, confirm and cancel have default words; click beside it, escape and the close mark work by default.
 */
export function MessageDialog(props: MessageDialogProps) {
  const {
    isOpen,
    onConfirm,
    onCancel,
    onClose,
    isPending = false,
    isConfirmDisabled = false,
    footer,
  } = props;
  const { closesOnModalClick, closesOnEscape, isWarning = false, hasClose = true } = props;
  const translations = useUiTranslations();
  const id = useId();

  const buttons = (
    <>
      {props.hasCancel && (
        <Button disabled={isPending} onClick={onCancel} data-first-focus={isWarning || undefined}>
          {props.cancelLabel ?? translations.cancel}
        </Button>
      )}
      <Button
        variant={isWarning ? "danger" : "primary"}
        disabled={isConfirmDisabled}
        isBusy={isPending}
        busyLabel={props.busyLabel}
        onClick={onConfirm}
        data-first-focus={!isWarning || undefined}
      >
        {props.confirmLabel ?? translations.ok}
      </Button>
    </>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isPending}
      closesOnModalClick={closesOnModalClick}
      closesOnEscape={closesOnEscape}
      role={isWarning ? "alertdialog" : "dialog"}
      labelledBy={`${id}-title`}
      describedBy={`${id}-body`}
    >
      <DialogSheet
        title={props.title ?? translations.tip}
        titleId={`${id}-title`}
        bodyId={`${id}-body`}
        icon={isWarning && <Icon of={TriangleAlert} className="mt-1 text-red" />}
        onClose={hasClose ? () => onClose("button") : undefined}
        isCloseOff={isPending}
        footer={typeof footer === "function" ? footer(() => onClose("user")) : (footer ?? buttons)}
      >
        {props.children}
      </DialogSheet>
    </Dialog>
  );
}
