import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names";

export type { LucideIcon };

interface IconProps {
  /** A drawing imported on its own: `import Lock from "lucide-react/icons/lock"`. */
  of: LucideIcon;
  size?: "small" | "medium";
  /** Say what it means only where no word stands beside it. */
  label?: string;
  className?: string;
}

/** A line drawing of 20 (small: 16), 1.5 px strokes, square joins. Without a label it is hidden from readers. */
export function Icon({ of: Drawing, size = "medium", label, className }: IconProps) {
  const spoken = label === undefined ? {} : { role: "img", "aria-label": label };
  return (
    <Drawing
      {...spoken}
      className={classNames("shrink-0", size === "small" ? "size-icon-small" : "size-icon", className)}
      strokeWidth={size === "small" ? 2 : 1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
    />
  );
}
