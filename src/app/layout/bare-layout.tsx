import type { ReactNode } from "react";
import { NoticePlace } from "./notice-place";

/** A page of its own, without header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <NoticePlace />
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
