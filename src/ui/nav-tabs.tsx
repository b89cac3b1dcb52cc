import { classNames } from "./class-names";
import { type LinkTarget, UiLink } from "./link-props";
import { tabClass, tabRowClass } from "./tab-class";
import { useScrollToCurrent } from "./use-scroll-to-current";

export interface NavTab extends LinkTarget {
  id: string;
  label: string;
  /** How many things are behind it; null keeps the room of a number that is not known yet. */
  count?: number | null | undefined;
}

interface NavTabsProps {
  label: string;
  tabs: readonly NavTab[];
  current: string;
}

/**
 * Links between sibling pages that look like tabs: the side navigation of a narrow screen. Where they do not all fit,
 * the row begins with the current one in sight.
 */
export function NavTabs({ label, tabs, current }: NavTabsProps) {
  const row = useScrollToCurrent<HTMLElement>();
  return (
    <nav ref={row} aria-label={label} className={classNames(tabRowClass, "print:hidden")}>
      {tabs.map((tab) => (
        <UiLink
          key={tab.id}
          target={tab}
          linkProps={{
            className: classNames(tabClass, "inline-flex items-center"),
            "aria-current": tab.id === current ? "page" : undefined,
            children: tab.count === null ? <PendingLabel label={tab.label} /> : labelOf(tab),
          }}
        />
      ))}
    </nav>
  );
}

function labelOf({ label, count }: NavTab): string {
  return count === undefined ? label : `${label} ${count}`;
}

/** A label with the room of one digit, so that tabs stay where they are when their counts come. */
function PendingLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <span aria-hidden="true" className="invisible whitespace-pre">
        {" 0"}
      </span>
    </>
  );
}
