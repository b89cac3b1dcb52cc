import type { SeedContext } from "../../../world/types";
import { bindingTable } from "../../bindings";
import type { CustomerBookRow, CustomerRow } from "../../rows/customers";
import { userTable } from "../../users";
import { sampleUserIds as ids, sampleAgent } from "../users";
import { boundCustomer } from "./bound";
import { generateCustomers } from "./generate";
import { knownCustomers } from "./known";
import { othersCustomers } from "./others";

/** Customer books of the sample world; a scenario transfers one to another owner. */
export const sampleBookIds = {
  promoter: "book-zhoufang",
  agent: "book-dianzhong",
  other: "book-ajie",
} as const;

export function sampleBooks({ variant }: SeedContext): readonly CustomerBookRow[] {
  return [
    { bookId: sampleBookIds.promoter, ownerId: ids.promoter },
    { bookId: sampleBookIds.agent, ownerId: sampleAgent(variant).userId },
    { bookId: sampleBookIds.other, ownerId: ids.parentChanged },
  ];
}

/** How many customers and leads the agent and the promoter have, the written and the bound ones among them. */
export const sampleCounts = { agent: 10_000, promoter: 400 } as const;

/**
 * The customers and leads of the sample world: those that tests and screenshots use, the accounts bound to a promoter,
 * and as many generated ones as make a promoter's book and an agent's.
 */
export function sampleCustomers({ startedAt, variant, random, rowsOf }: SeedContext): readonly CustomerRow[] {
  const users = new Map(rowsOf(userTable).map((user) => [user.userId, user]));
  const bound = rowsOf(bindingTable).flatMap((binding) => {
    const user = users.get(binding.userId);
    return binding.inviterId === ids.promoter && user
      ? (boundCustomer(user, sampleBookIds.promoter, binding.boundAt, binding.channel) ?? [])
      : [];
  });
  const known = [...knownCustomers(sampleBookIds.promoter, startedAt, variant), ...bound];
  return [
    ...known,
    ...othersCustomers(sampleBookIds.other, startedAt, variant),
    ...generateCustomers({
      bookId: sampleBookIds.promoter,
      firstId: 103_001,
      firstPhone: 0,
      // One of the written samples was given up so long ago that it is free.
      count: sampleCounts.promoter - known.length + 1,
      oldestDays: 640,
      startedAt,
      variant,
      random: random("customers of a promoter"),
    }),
    ...generateCustomers({
      bookId: sampleBookIds.agent,
      firstId: 110_001,
      firstPhone: 10_000,
      count: sampleCounts.agent,
      oldestDays: 1380,
      startedAt,
      variant,
      random: random("customers of an agent"),
    }),
  ];
}
