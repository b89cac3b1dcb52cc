import { type ReactNode, useEffect } from "react";
import { setPageAttribute } from "../../platform/page";
import { NoticePlace } from "./notice-place";

/** A page of its own, without header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  // The site's header was hidden until this layout took its place; other pages have it.
  useEffect(() => setPageAttribute("data-embedded", null), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <NoticePlace />
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
