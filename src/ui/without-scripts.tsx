import type { ReactNode } from "react";

/** An alternative shown only where scripts are disabled. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-2 text-13 text-ink2">{children}</p>
    </noscript>
  );
}
