import type { Faker } from "@faker-js/faker";
import type { Variant } from "../../../src/platform/variant";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import type { Random } from "../../world/random";
import type { SeedContext } from "../../world/types";
import { productIn } from "../catalogue";
import type { OrderRow, OrderState } from "../rows/orders";
import { fakerIn, personName } from "./people";
import { sampleOrder } from "./sample-order";
import { sampleAgent } from "./users";

/** Weeks of business the sample agent looks back on. */
const weeks = 26;

const products = [
  "KDZHJ01-STD",
  "KDZHJ01-STD",
  "KDZHJ01-STD",
  "KDZHJ01-PRO",
  "KDZHJ01-PRO",
  "ZHJXH-RET",
  "ZHWD-H5",
  "WXHYK-CARD",
] as const;

/**
 * What the agent ordered for customers at settlement prices in half a year, day by day up to
 * yesterday. The licences are the customers': only their numbers stand here.
 */
export function agentOrders(startedAt: number, random: SeedContext["random"], variant: Variant): OrderRow[] {
  const midnight = startOfBusinessDate(businessDate(startedAt));
  const faker = fakerIn(variant, random("notes of agent orders"));
  return Array.from({ length: weeks * 7 }, (_, day) => weeks * 7 - day).flatMap((daysAgo, index) => {
    const choices = random(`agent order ${daysAgo}`);
    if (choices.chance(0.2)) return [];
    const at = midnight - daysAgo * durations.day + choices.integer(9 * 3600, 18 * 3600) * durations.second;
    return [agentOrder(80_001 + index, at, daysAgo, choices, orderNote(faker, variant), variant)];
  });
}

function agentOrder(
  orderId: number,
  at: number,
  daysAgo: number,
  random: Random,
  note: string,
  variant: Variant,
): OrderRow {
  const product = random.pick(products);
  const productNo = productIn(variant, product);
  const agent = sampleAgent(variant);
  const isProfessional = product === "KDZHJ01-PRO";
  return sampleOrder(
    { orderId, userId: agent.userId, productNo, at, state: stateOf(random, daysAgo) },
    {
      isSettlement: true,
      licenceId: 200_000 + orderId,
      years: random.chance(0.2) ? 2 : 1,
      stores: isProfessional ? random.integer(0, 2) : 0,
      users: isProfessional ? random.integer(0, 4) : 0,
      contact: { contactId: 30, name: agent.name, phone: agent.phone },
      note,
    },
  );
}

/** The agent's note on an order; most have none. Faker has names, not sentences. */
function orderNote(faker: Faker, variant: Variant): string {
  if (faker.datatype.boolean(0.7)) return "";
  const surname = faker.person.lastName();
  if (variant === "global")
    return faker.helpers.arrayElement([
      `Tell ${surname} once it is activated`,
      `${surname}'s store, invoice together with next month's`,
      `Contact ${personName(faker)}, call first`,
      "The customer wants an electronic invoice",
      "Settle together with the last order",
      "Please activate before the end of the day",
    ]);
  return faker.helpers.arrayElement([
    `开通后通知${surname}老板`,
    `${surname}姐的店，发票下月一起开`,
    `联系人${personName(faker)}，先打电话`,
    "客户要电子发票",
    "和上次那单一起结算",
    "请在下班前开通",
  ]);
}

/** Most are in use; of the last weeks a few are on their way back. */
function stateOf(random: Random, daysAgo: number): OrderState {
  const index = random.integer(1, 100);
  if (index <= 5) return "cancelled";
  if (index <= 9) return "expired";
  // Money comes back three days after it was paid.
  if (index <= 12) return daysAgo > 3 ? "refunded" : "refunding";
  return "activated";
}
