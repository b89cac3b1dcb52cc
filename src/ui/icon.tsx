import type { IconNode } from "lucide";
import { createElement } from "react";
import { classNames } from "./class-names";

/** An icon of the set as data. */
export type LucideIcon = IconNode;

interface IconProps {
  /** A drawing imported on its own: `import Lock from "lucide/dist/esm/icons/lock.mjs"`. */
  of: LucideIcon;
  size?: "small" | "medium";
  /** Accessible name; only where no text is beside it. */
  label?: string;
  className?: string;
}

/** A line drawing of 20 (small: 16), 1.5 px strokes, square joins. Without a label it is hidden from readers. */
export function Icon({ of: shapes, size = "medium", label, className }: IconProps) {
  return (
    <svg
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox="0 0 24 24"
      className={classNames("shrink-0", size === "small" ? "size-icon-small" : "size-icon", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === "small" ? 2 : 1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
