import { useState } from "react";
import { type UserInfo, useKnownUser } from "../../../shared/session/use-session";

/**
 * The customer a public page is shown to; null for who has no account. A session that ends while the page is open takes
 * nothing off it: what the customer was about to do asks to log in and goes on.
 */
export function useCustomer(): UserInfo | null {
  const user = useKnownUser();
  const [customer, setCustomer] = useState(user);
  if (user !== null && user !== customer) setCustomer(user);
  return user ?? customer;
}
