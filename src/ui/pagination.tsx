import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { LinkProps } from "./link-props";
import { type PageItem, pageItems } from "./page-window";
import { useUiTranslations } from "./ui-translations";

interface PaginationProps {
  count: number;
  current: number;
  /** For pages without an address. */
  onChange?: (page: number) => void;
  /** For pages with one: `(page, parts) => <Link to={pathOf(page)} {...parts} />`. */
  renderLink?: (page: number, linkProps: LinkProps) => ReactElement;
}

/** Pages by number, with arrows. The ellipsis is not a control. */
export function Pagination({ count, current, onChange, renderLink }: PaginationProps) {
  const translations = useUiTranslations();
  const step = (page: number, label: string, content: ReactNode) => (
    <PageControl
      key={label}
      page={page}
      label={label}
      isCurrent={page === current}
      {...{ onChange, renderLink }}
    >
      {content}
    </PageControl>
  );
  const arrow = (page: number, label: string, icon: ReactNode) =>
    page < 1 || page > count ? (
      <span className={classNames(square, "text-ink3")} aria-hidden="true">
        {icon}
      </span>
    ) : (
      step(page, label, icon)
    );
  return (
    <nav aria-label={translations.pages} className="max-sm:w-full print:hidden">
      <ul className="flex flex-wrap items-center gap-1 max-sm:flex-nowrap max-sm:gap-0">
        <li className={itemClass}>
          {arrow(current - 1, translations.previousPage, <Icon of={ChevronLeft} />)}
        </li>
        {pageItems(count, current).map((item) => (
          <li key={`${item.kind}${item.page}`} className={classNames(itemClass, visibility[item.on])}>
            {item.kind === "gap" ? (
              <span className={classNames(square, "text-ink3")} aria-hidden="true">
                ⋯
              </span>
            ) : (
              step(item.page, translations.page(item.page), item.page)
            )}
          </li>
        ))}
        <li className={itemClass}>{arrow(current + 1, translations.nextPage, <Icon of={ChevronRight} />)}</li>
      </ul>
    </nav>
  );
}

const visibility: Record<PageItem["on"], string | false> = {
  both: false,
  desktop: "max-sm:hidden",
  phone: "sm:hidden",
};

/** On phones eleven squares share the width. */
const itemClass = "min-w-0 max-sm:max-w-9 max-sm:flex-1";
const square =
  "figures grid min-h-control-small min-w-control-small place-items-center rounded-control max-sm:min-h-11 max-sm:min-w-0";

interface PageControlProps {
  onChange: PaginationProps["onChange"] | undefined;
  renderLink: PaginationProps["renderLink"] | undefined;
  page: number;
  label: string;
  isCurrent: boolean;
  children: ReactNode;
}

function PageControl({ page, label, isCurrent, onChange, renderLink, children }: PageControlProps) {
  const linkProps = {
    className: classNames(
      square,
      "w-full transition-colors",
      isCurrent ? "bg-ink font-semibold text-paper" : "text-ink hover:bg-sunk active:bg-sunk",
    ),
    children,
    "aria-label": label,
    "aria-current": isCurrent ? ("page" as const) : undefined,
  };
  if (renderLink) return renderLink(page, linkProps);
  return <button type="button" onClick={() => onChange?.(page)} {...linkProps} />;
}
