import { customerServicesQuery } from "../../../api/promoter/queries";
import { isPhone } from "../../../rules/phone";
import { startRead } from "../../../shared/session/screen-store";
import { readLinkedPhone } from "../area/linked-phone";
import { partnerReads } from "../area/partner-reads";
import { unusedSerialsQuery } from "./unused-serials";

export const activationReads = partnerReads(({ query }) => {
  startRead(unusedSerialsQuery());
  // With a number, the services are those of its customer.
  if (!isPhone(readLinkedPhone(query.get("phone") ?? ""))) startRead(customerServicesQuery());
});
