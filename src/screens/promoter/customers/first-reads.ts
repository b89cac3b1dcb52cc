import {
  promoterAchievementQuery,
  referralCodeQuery,
  serviceAwardQuery,
} from "../../../api/promoter/queries";
import type { StartReads } from "../../../shared/routing/screen-route";
import { isUserStored, startRead } from "../../../shared/session/screen-store";
import { startPartner } from "../area/start-partner";
import { customerListQuery } from "./customer-list-query";
import { startListService } from "./engine/list-service";

/** The list of customers, as soon as it is known that there may be one; the worker that reads it starts meanwhile. */
export const customerListReads: StartReads = () => void startCustomerList();

/** The same, and what else the home page shows that stays fresh for a while. */
export const homeReads: StartReads = () =>
  void startCustomerList().then((holdsRole) => {
    if (!holdsRole) return;
    startRead(serviceAwardQuery());
    startRead(referralCodeQuery());
  });

async function startCustomerList(): Promise<boolean> {
  if (isUserStored()) startListService();
  const holdsRole = await startPartner();
  if (holdsRole) {
    startRead(customerListQuery());
    startRead(promoterAchievementQuery());
  }
  return holdsRole;
}
