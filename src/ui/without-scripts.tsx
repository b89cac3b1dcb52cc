import type { ReactNode } from "react";

/** What to do instead, said only where scripts are switched off. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-2 text-13 text-ink2">{children}</p>
    </noscript>
  );
}
