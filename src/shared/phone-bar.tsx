import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation";
import { IconButton } from "../ui/icon-button";

interface PhoneBarProps {
  title: ReactNode;
  /** Where the arrow leads; without one there is none. */
  backTo?: string;
  /** One action at the right. */
  end?: ReactNode;
}

/** The top bar of a phone's page without the site header. The heading is on the page. */
export function PhoneBar({ title, backTo, end }: PhoneBarProps) {
  const { t } = useTranslation("common");
  return (
    <div
      data-phone-bar
      className="grid h-14 grid-cols-[1fr_auto_1fr] items-center border-line border-b bg-paper px-2 md:hidden print:hidden"
    >
      <span className="flex">
        {backTo !== undefined && (
          <IconButton
            icon={ChevronLeft}
            label={t("action.back")}
            render={(linkProps) => <Link to={backTo} {...linkProps} />}
          />
        )}
      </span>
      <span aria-hidden="true" className="truncate font-semibold text-17">
        {title}
      </span>
      <span className="flex justify-end">{end}</span>
    </div>
  );
}
