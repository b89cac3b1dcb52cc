import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon, type LucideIcon } from "./icon";
import { type LinkTarget, UiLink } from "./link-parts";

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
  const look = classNames(
    "inline-grid shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunk active:bg-sunk",
    "disabled:text-ink3 disabled:hover:bg-transparent disabled:active:bg-transparent",
    size === "small" ? "touch-area size-control-small" : "size-control",
    className,
  );
  const drawing = <Icon of={icon} />;
  if (href !== undefined || render) {
    return (
      <UiLink target={{ href, render }} parts={{ className: look, children: drawing, "aria-label": label }} />
    );
  }
  return (
    <button type="button" {...rest} className={look} aria-label={label}>
      {drawing}
    </button>
  );
}
