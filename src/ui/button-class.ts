import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "second" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

interface ButtonClassOptions {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isOff?: boolean | undefined;
  isWide?: boolean | undefined;
}

/** Fingers do not hover: a press shows by itself. */
const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-fill text-on-fill hover:bg-fill-hover active:bg-fill-hover",
  second: "border-edge bg-card text-ink hover:border-ink active:bg-sunk",
  quiet: "border-transparent text-green hover:bg-tint-green active:bg-tint-green",
  danger: "border-red bg-card text-red hover:bg-tint-red active:bg-tint-red",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-control-small py-1 text-15 touch-area",
  medium: "min-h-control py-1.5 text-15",
  large: "min-h-control-large py-2 text-17",
};

const paddings: Record<ButtonSize, string> = { small: "px-3.5", medium: "px-5", large: "px-7" };

/** Classes of a button variant, for elements that must look like one without being `Button`. */
export function buttonClass({
  variant = "second",
  size = "medium",
  isOff,
  isWide,
}: ButtonClassOptions): string {
  return classNames(
    "inline-grid select-none place-items-center rounded-control border text-center transition-colors print:hidden",
    sizes[size],
    variant === "second" && size === "small" ? "font-normal" : "font-semibold",
    variant === "quiet" ? "px-2.5" : paddings[size],
    isOff ? "border-line bg-sunk text-ink3" : variants[variant],
    isWide && "w-full",
  );
}
