import type { components } from "../../../src/generated/promoter";
import type { ServiceStatus } from "../../business/customer-services";
import { undoTime } from "../../business/customers";
import { yuan } from "../../business/money";
import type { CustomerRow, HeldService } from "../../business/rows/customers";
import { protectedUntil } from "./protection";
import { renewalFen } from "./renewal";
import { timeTextOrNull } from "./time-text";

type Customer = components["schemas"]["Customer"];

/**
 * A customer as the list shows it. Rows are never mutated, so a description is reused while the service's status
 * stays: a list of ten thousand is then collected, not computed.
 */
export function describeCustomer(
  row: CustomerRow,
  held: HeldService,
  status: ServiceStatus,
  broughtBy: string | null,
): Customer {
  const before = cache.get(row);
  const { state, daysLeft } = status;
  const isCurrent =
    before?.held === held &&
    before.status.state === state &&
    before.status.daysLeft === daysLeft &&
    before.customer.broughtBy === broughtBy;
  if (isCurrent) return before.customer;
  const customer = { ...write(row, held, status), broughtBy };
  cache.set(row, { held, status, customer });
  return customer;
}

interface Described {
  readonly held: HeldService;
  readonly status: ServiceStatus;
  readonly customer: Customer;
}

const cache = new WeakMap<CustomerRow, Described>();

function write(
  row: CustomerRow,
  held: HeldService,
  { state, daysLeft }: ServiceStatus,
): Omit<Customer, "broughtBy"> {
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
