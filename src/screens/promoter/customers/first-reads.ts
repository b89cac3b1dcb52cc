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
export const customerListReads: StartReads = () => startCustomerList();

/** The same, and what else the home page shows that stays fresh for a while. */
export const homeReads: StartReads = () =>
  startCustomerList(() => {
    startRead(serviceAwardQuery());
    startRead(referralCodeQuery());
  });

function startCustomerList(startRest?: () => void): void {
  if (isUserStored()) startListService();
  void startPartner(() => {
    startRead(customerListQuery());
    startRead(promoterAchievementQuery());
    startRest?.();
  });
}
