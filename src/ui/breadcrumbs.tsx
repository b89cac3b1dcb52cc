import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Icon } from "./icon";
import { type LinkTarget, UiLink } from "./link-props";
import { muteLink } from "./text-link";
import { useUiTranslations } from "./ui-translations";

export interface Crumb extends LinkTarget {
  label: string;
}

/** The way from the top to here. The last crumb is this page: without a target it is plain text. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translations = useUiTranslations();
  return (
    <nav aria-label={translations.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="inline-flex min-h-6 items-center gap-1.5">
            {index > 0 && <Icon of={ChevronRight} size="small" className="text-ink3" />}
            {crumb.href !== undefined || crumb.render ? (
              <UiLink target={crumb} linkProps={{ className: muteLink, children: crumb.label }} />
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
