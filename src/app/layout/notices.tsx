import { OfflineBanner } from "./offline-banner";
import { UnknownAddressNotice } from "./unknown-address-notice";

/** Notices below the header. */
export function Notices() {
  return (
    <>
      <OfflineBanner />
      <UnknownAddressNotice />
    </>
  );
}
