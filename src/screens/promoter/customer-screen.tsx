import { CustomerPage } from "./customer/customer-page";

/** One customer on a page of its own; `?kdUid=` says which. */
export function CustomerScreen() {
  return <CustomerPage kind="customer" />;
}
