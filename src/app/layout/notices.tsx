import { OfflineBanner } from "./offline-banner";
import { UnknownAddressNotice } from "./unknown-address-notice";

/** What stands below the header when something has to be said. */
export function Notices() {
  return (
    <>
      <OfflineBanner />
      <UnknownAddressNotice />
    </>
  );
}
