import { customerServicesQuery } from "../../../api/promoter/queries";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";
import { readActivationPhone } from "./activation-view";
import { unusedSerialsQuery } from "./unused-serials";

export const activationReads = partnerReads(({ query }) => {
  startRead(unusedSerialsQuery());
  // With a number, the services are those of its customer.
  if (readActivationPhone(query) === "") startRead(customerServicesQuery());
});
