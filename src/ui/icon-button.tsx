import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon, type LucideIcon } from "./icon";
import { type LinkTarget, UiLink } from "./link-props";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "className">, LinkTarget {
  icon: LucideIcon;
  /** Its only name. */
  label: string;
  size?: "small" | "medium";
  className?: string;
}

/** A button (or link) that is only a drawing: 44 square, small 36 with a touch area of 44. */
export function IconButton({
  icon,
  label,
  size = "medium",
  href,
  render,
  className,
  ...rest
}: IconButtonProps) {
  const iconButtonClass = classNames(
    "inline-grid shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunk active:bg-sunk",
    "disabled:text-ink3 disabled:hover:bg-transparent disabled:active:bg-transparent",
    size === "small" ? "touch-area size-control-small" : "size-control",
    className,
  );
  const iconElement = <Icon of={icon} />;
  if (href !== undefined || render) {
    return (
      <UiLink
        target={{ href, render }}
        linkProps={{ className: iconButtonClass, children: iconElement, "aria-label": label }}
      />
    );
  }
  return (
    <button type="button" {...rest} className={iconButtonClass} aria-label={label}>
      {iconElement}
    </button>
  );
}
