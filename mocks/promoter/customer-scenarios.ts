import { businessDate } from "../../src/rules/dates";
import { durations } from "../../src/rules/limits";
import { addDays, endOfDay } from "../business/calendar";
import { customerBookTable, customersOf, customerTable, undoTime } from "../business/customers";
import { sampleBookIds } from "../business/data/customers/all";
import { knownCustomerIds } from "../business/data/customers/known";
import { textIn } from "../business/data/global-texts";
import { sampleUserIds } from "../business/data/users";
import type { CustomerRow } from "../business/rows/customers";
import { userTable } from "../business/users";
import type { Preparation } from "../kernel/group";
import type { World } from "../world/world";
import { knownDeviceIds } from "./data/devices";
import { deviceTable } from "./state/devices";
import { serialState, serialsOf, serialTable } from "./state/serials";

const { promoter, parentChanged } = sampleUserIds;

/** Phones that the scenarios use. */
export const scenarioPhones = { protected: "13600006601", yours: "13600006602" } as const;

/** States of the promoter's customers worth looking at. */
export const customerScenarios: Readonly<Record<string, Preparation>> = {
  "no-customers": {
    sentence: "The promoter has neither customers nor leads: lists show what will stand there.",
    prepare: (world) => assign(world, sampleBookIds.promoter, parentChanged),
  },
  "many-customers": {
    sentence:
      "The promoter has taken over the agent's 10 000 customers: 10 400, more than one call answers. The agent has none.",
    prepare: (world) => assign(world, sampleBookIds.agent, promoter),
  },
  "follow-ups-due": {
    sentence: "The promoter agreed to speak to twelve customers today, and three were due yesterday.",
    prepare(world) {
      const today = businessDate(world.startedAt);
      const customers = customersOf(world, promoter, world.startedAt).filter(({ giveUp }) => giveUp === null);
      for (const { customerId } of customers.slice(12, 15))
        change(world, customerId, { nextFollowUpAt: endOfDay(addDays(today, -1)) - 8 * durations.hour });
      for (const [index, { customerId }] of customers.slice(0, 12).entries())
        change(world, customerId, { nextFollowUpAt: endOfDay(today) - (3 + index) * durations.hour });
    },
  },
  "lead-protected": {
    sentence: "13600006601 is another promoter's lead and protected for three more days.",
    prepare: (world) =>
      addLead(world, scenarioPhones.protected, sampleBookIds.other, world.startedAt - 87 * durations.day),
  },
  "lead-yours": {
    sentence: "13600006602 is the promoter's own lead, entered an hour ago.",
    prepare: (world) =>
      addLead(world, scenarioPhones.yours, sampleBookIds.promoter, world.startedAt - durations.hour),
  },
  "lead-protection-ends": {
    sentence: "The protection of the lead 100501 ends today.",
    prepare(world) {
      const startedAt = world.startedAt - 90 * durations.day;
      const protection = { startedAt, reason: "entered" } as const;
      change(world, knownCustomerIds.lead, { since: startedAt, lastFollowUpAt: startedAt, protection });
    },
  },
  "given-up-undoable": {
    sentence:
      "The promoter gave the customer 100388 up two hours ago, which can be taken back for seven days.",
    prepare: (world) => giveUp(world, world.startedAt - 2 * durations.hour),
  },
  "given-up-for-good": {
    sentence: "The promoter gave the customer 100388 up eight days ago: the number is free for everybody.",
    prepare: (world) => giveUp(world, world.startedAt - undoTime - durations.day),
  },
  "radar-full": {
    sentence: "Two hundred of the promoter's customers end within 60 days.",
    prepare(world) {
      const today = businessDate(world.startedAt);
      const paying = customersOf(world, promoter, world.startedAt).filter(
        ({ held, accountId }) => accountId === null && held.productNo !== null && held.expiresAt !== null,
      );
      for (const [index, { customerId, held }] of paying.slice(0, 200).entries())
        change(world, customerId, {
          held: { ...held, expiresAt: endOfDay(addDays(today, Math.floor((index * 61) / 200))) },
        });
    },
  },
  "no-serials": {
    sentence: "The promoter has used up every serial and may not order: nothing can be activated.",
    prepare: exhaustSerials,
  },
  "ordering-permitted": {
    sentence: "The promoter has no serial left and may order at settlement prices.",
    prepare(world) {
      exhaustSerials(world);
      world.table(userTable).update(promoter, { canOrder: true });
    },
  },
  "device-bound": {
    sentence:
      "Both devices of the customer 100388 are bound: binding one elsewhere or removing it is refused.",
    prepare(world) {
      world
        .table(deviceTable)
        .update(knownDeviceIds.unbound, { shopId: 5202, boundAt: world.startedAt - durations.day });
    },
  },
  "not-authorised": {
    sentence: "The customer 100388 no longer lets the promoter manage devices and services.",
    prepare: (world) => change(world, knownCustomerIds.dueThisMonth, { authorisedAt: null }),
  },
};

function assign(world: World, bookId: string, ownerId: string): void {
  world.table(customerBookTable).update(bookId, { ownerId });
}

function change(world: World, customerId: string, facts: Partial<CustomerRow>): void {
  world.table(customerTable).update(customerId, facts);
}

function giveUp(world: World, at: number): void {
  change(world, knownCustomerIds.dueThisMonth, { giveUp: { at, reason: "closed", note: "" } });
}

function addLead(world: World, phone: string, bookId: string, since: number): void {
  const customers = world.table(customerTable);
  const model = customers.get(knownCustomerIds.lead);
  if (!model) return;
  customers.insert({
    ...model,
    // Above the sample customers, below those entered in this world.
    customerId: `1298${phone.slice(-2)}`,
    bookId,
    since,
    contactName: textIn(world.variant, "尹思源"),
    phone,
    lastFollowUpAt: since,
    nextFollowUpAt: null,
    protection: { startedAt: since, reason: "entered" },
  });
}

function exhaustSerials(world: World): void {
  const usedAt = world.startedAt - durations.day;
  for (const serial of serialsOf(world, promoter))
    if (serialState(serial, usedAt) === "unused")
      world.table(serialTable).update(serial.serialNo, { usedAt });
}
