import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import { useUiTranslations } from "./ui-translations";

interface DialogSheetProps {
  title: ReactNode;
  titleId?: string | undefined;
  bodyId?: string | undefined;
  icon?: ReactNode;
  /** Given, the sheet carries a close mark. */
  onClose?: (() => void) | undefined;
  isCloseOff?: boolean | undefined;
  children?: ReactNode;
  footer?: ReactNode;
}

/** The surface of a dialog: title, close button, content, actions at the right. */
export function DialogSheet(props: DialogSheetProps) {
  const { title, titleId, bodyId, icon, onClose, isCloseOff, children, footer } = props;
  const translations = useUiTranslations();
  return (
    <div className="p-6">
      <div className="flex items-start gap-2">
        {icon}
        <h2 id={titleId} className="min-w-0 flex-1 text-20">
          {title}
        </h2>
        {onClose && (
          <IconButton
            icon={X}
            label={translations.close}
            onClick={onClose}
            disabled={isCloseOff}
            className="-my-2 -mr-3"
          />
        )}
      </div>
      {children && (
        <div id={bodyId} className="mt-1.5 text-ink2 sm:pr-6">
          {children}
        </div>
      )}
      {footer && <div className="mt-5 flex flex-wrap justify-end gap-3">{footer}</div>}
    </div>
  );
}
