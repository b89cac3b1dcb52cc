import type { ReactNode } from "react";

/** Actions at the bottom of a phone's page; inline on a desktop. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-fixed-bar
      className="sticky bottom-0 z-10 -mx-4 border-line2 border-t bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0 print:hidden"
    >
      {children}
    </div>
  );
}
