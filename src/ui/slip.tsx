import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface SlipProps {
  children: ReactNode;
  className?: string;
}

/** Tractor-feed paper: only for what is printed or could be. Holes left and right, torn along the dashes. */
export function Slip({ children, className }: SlipProps) {
  return (
    <div className={classNames("relative flex bg-card shadow-float", className)}>
      <Feed edge="right" />
      <div className="min-w-0 flex-1 px-5 py-4 few-letters:px-2">{children}</div>
      <Feed edge="left" />
    </div>
  );
}

/** A strip of 20 with a hole every 24; `edge` is the side on which it tears off. */
function Feed({ edge }: { edge: "left" | "right" }) {
  const id = useId();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "relative w-5 shrink-0 few-letters:hidden border-line2 border-dashed",
        edge === "left" ? "border-l" : "border-r",
      )}
    >
      <svg className="absolute inset-0 h-full w-full" aria-hidden="true">
        <defs>
          <pattern id={id} width="20" height="24" patternUnits="userSpaceOnUse">
            <circle cx="10" cy="12" r="4" className="fill-sunk stroke-line2" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </span>
  );
}
