import { CustomerPage } from "./customer/customer-page";

/** One customer on a page of its own; `?kdUid=` names it. */
export function CustomerScreen() {
  return <CustomerPage kind="customer" />;
}
