import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** The page's column: 1160 at most, 16 px margins on phones, 24 between. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("mx-auto w-full max-w-[75.5rem] px-4 sm:px-6", className)}>{children}</div>
  );
}
