import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import type { ReactNode } from "react";
import { Icon } from "./icon";

interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  /** Items of one group close each other. */
  group?: string;
  isOpen?: boolean;
}

/** A line that opens, on a native disclosure: found by the browser's own search and open without a script. */
export function AccordionItem({ title, children, group, isOpen = false }: AccordionItemProps) {
  return (
    <details
      name={group}
      open={isOpen}
      className="group border-line border-b print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-row items-center justify-between gap-4 py-2 font-semibold transition-colors hover:text-green active:text-green">
        {title}
        <Icon of={Plus} className="group-open:hidden print:hidden" />
        <Icon of={Minus} className="hidden group-open:block print:hidden" />
      </summary>
      <div className="pb-4 text-ink2">{children}</div>
    </details>
  );
}
