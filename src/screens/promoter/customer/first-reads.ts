import { customerQuery, followUpsQuery } from "../../../api/promoter/queries";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";
import { readCustomerNumber } from "./customer-number";

export const customerReads = partnerReads(({ query }) => {
  const kdUid = readCustomerNumber(query);
  if (kdUid === null) return;
  startRead(customerQuery(kdUid));
  startRead(followUpsQuery(kdUid));
});

export const bindingReads = partnerReads(({ query }) => {
  const kdUid = readCustomerNumber(query);
  if (kdUid !== null) startRead(customerQuery(kdUid));
});
