import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import { useUiTranslations } from "./ui-translations";

interface BottomPanelSheetProps {
  title: ReactNode;
  titleId?: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** The sheet of a bottom panel: a title row of 44, what scrolls, and the submit bar. */
export function BottomPanelSheet({ title, titleId, onClose, children, footer }: BottomPanelSheetProps) {
  const translations = useUiTranslations();
  return (
    <div className="flex min-h-0 w-full flex-col">
      <div
        data-one-line
        className="mx-4 flex min-h-control shrink-0 items-center justify-between border-line border-b pt-2"
      >
        <h2 id={titleId} className="min-w-0 text-17 [overflow-wrap:anywhere]">
          {title}
        </h2>
        <IconButton icon={X} label={translations.close} onClick={onClose} className="-mr-3" />
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4">{children}</div>
      {footer}
    </div>
  );
}
