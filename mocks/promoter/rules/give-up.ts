import type { components } from "../../../src/generated/promoter";
import { isGone, undoTime } from "../../business/customers";
import type { CustomerRow } from "../../business/rows/customers";
import { protectedUntil } from "./protection";
import { timeTextOrNull } from "./time-text";

type Receipt = components["schemas"]["GiveUpReceipt"];

/** State of a customer: active, given up and still reversible, or released. */
export type CustomerState = "lead" | "customer" | "givenUp" | "gone";

/** Transitions between the states. A released customer may be entered again by anybody. */
export const customerTransitions: Readonly<Record<CustomerState, readonly CustomerState[]>> = {
  lead: ["customer", "givenUp"],
  customer: ["givenUp"],
  givenUp: ["lead", "customer", "gone"],
  gone: ["lead", "customer"],
};

export function customerState(customer: CustomerRow, now: number): CustomerState {
  if (customer.giveUp === null) return customer.relation;
  return isGone(customer, now) ? "gone" : "givenUp";
}

/** What becomes of taking a giving up back: it can be, it never was, or the seven days are over. */
export function undoOutcome(customer: CustomerRow, now: number): "undone" | "notGivenUp" | "tooLate" {
  const state = customerState(customer, now);
  return state === "givenUp" ? "undone" : state === "gone" ? "tooLate" : "notGivenUp";
}

/** State of a customer after giving up or undoing it. */
export function describeGiveUp(customer: CustomerRow): Receipt {
  const { giveUp } = customer;
  return {
    kdUid: customer.customerId,
    relation: giveUp === null ? customer.relation : "givenUp",
    givenUpAt: timeTextOrNull(giveUp?.at ?? null),
    reason: giveUp?.reason ?? null,
    undoUntil: timeTextOrNull(giveUp && giveUp.at + undoTime),
    protectedUntil: timeTextOrNull(protectedUntil(customer)),
  };
}
