import type { StartReads } from "../../../shared/routing/screen-route";
import { isUserStored, startRead } from "../../../shared/session/screen-store";
import { startPartner } from "../area/start-partner";
import { customerListQuery } from "./customer-list-query";
import { startListService } from "./engine/list-service";

/** The list of customers, as soon as it is known that there may be one; the worker that reads it starts meanwhile. */
export const customerListReads: StartReads = () => void startCustomerList();

async function startCustomerList(): Promise<void> {
  if (isUserStored()) startListService();
  if (await startPartner()) startRead(customerListQuery());
}
