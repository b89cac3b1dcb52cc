import { industriesQuery, labelChoicesQuery, labelNamesQuery } from "../../../api/promoter/queries";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";

export const leadEntryReads = partnerReads(() => {
  startRead(industriesQuery());
  startRead(labelNamesQuery());
  startRead(labelChoicesQuery());
});
