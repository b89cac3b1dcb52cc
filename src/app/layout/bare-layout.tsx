import { type ReactNode, useEffect } from "react";
import { setPageAttribute } from "../../platform/page";
import { NoticeSlot } from "./notice-slot";

/** A page of its own, without header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  // The site's header was hidden until this layout took its place; other pages have it.
  useEffect(() => setPageAttribute("data-embedded", null), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <NoticeSlot />
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
