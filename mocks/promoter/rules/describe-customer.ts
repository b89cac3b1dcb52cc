import type { components } from "../../../src/generated/promoter";
import type { HeldService, ServiceStanding } from "../../business/customer-services";
import { type CustomerRow, undoTime } from "../../business/customers";
import { yuan } from "../../business/money";
import { protectedUntil } from "./protection";
import { renewalFen } from "./renewal";
import { timeTextOrNull } from "./time-text";

type Customer = components["schemas"]["Customer"];

/**
 * A customer as the list shows it. Rows never change in place, so what was written of one is handed out again as long
 * as the service stands where it stood: a list of ten thousand is then gathered, not written.
 */
export function describeCustomer(row: CustomerRow, held: HeldService, standing: ServiceStanding): Customer {
  const before = written.get(row);
  const { state, daysLeft } = standing;
  const isSame =
    before?.held === held && before.standing.state === state && before.standing.daysLeft === daysLeft;
  if (isSame) return before.customer;
  const customer = write(row, held, standing);
  written.set(row, { held, standing, customer });
  return customer;
}

interface Written {
  readonly held: HeldService;
  readonly standing: ServiceStanding;
  readonly customer: Customer;
}

const written = new WeakMap<CustomerRow, Written>();

function write(row: CustomerRow, held: HeldService, { state, daysLeft }: ServiceStanding): Customer {
  const { giveUp } = row;
  const renewal = renewalFen(held);
  return {
    kdUid: row.customerId,
    name: row.name,
    contactName: row.contactName,
    phone: row.phone,
    industry: row.industry,
    purchaseIntention: row.purchaseIntention,
    followUpNote: row.lastNote,
    labels: [...row.labels],
    registrationTime: timeTextOrNull(row.registeredAt),
    registrationChannel: row.channel,
    relation: giveUp === null ? row.relation : "givenUp",
    serviceState: state,
    isPaid: held.isPaid,
    versionLevel: held.level,
    serviceExpiry: timeTextOrNull(held.expiresAt),
    remainingDays: daysLeft,
    storeCount: held.stores,
    userCount: held.users,
    lastFollowUpAt: timeTextOrNull(row.lastFollowUpAt),
    nextFollowUpAt: timeTextOrNull(row.nextFollowUpAt),
    renewalAmount: renewal === null ? null : yuan(renewal),
    protectedUntil: timeTextOrNull(protectedUntil(row)),
    undoUntil: timeTextOrNull(giveUp && giveUp.at + undoTime),
  };
}
