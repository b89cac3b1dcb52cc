import { CustomerPage } from "./customer/customer-page";

/** One sales lead on a page of its own; `?kdUid=` names it. */
export function LeadScreen() {
  return <CustomerPage kind="lead" />;
}
