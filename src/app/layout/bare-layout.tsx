import type { ReactNode } from "react";
import { OfflineBanner } from "./offline-banner";
import { UnknownAddressNotice } from "./unknown-address-notice";

/** A page of its own, without header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <UnknownAddressNotice />
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
