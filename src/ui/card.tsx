import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface CardProps {
  children: ReactNode;
  /** "large" for a main object (a licence), "floating" for an illustration on the page. */
  variant?: "plain" | "large" | "floating";
  /** What is inside brings its own space. */
  isFlush?: boolean;
  className?: string;
}

/** A sheet with a border, for what is truly separate. */
export function Card({ children, variant = "plain", isFlush = false, className }: CardProps) {
  return (
    <div
      className={classNames(
        "border border-line bg-card",
        variant === "large" ? "rounded-panel" : "rounded-control",
        !isFlush && (variant === "large" ? "p-6" : "p-4"),
        variant === "floating" && "shadow-float",
        className,
      )}
    >
      {children}
    </div>
  );
}
