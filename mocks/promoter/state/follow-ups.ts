import { nextNumber } from "../../business/numbers";
import type { CustomerRow } from "../../business/rows/customers";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import type { FollowUpRow } from "../rows/follow-ups";
import { sampleFollowUps } from "../rules/sample-follow-ups";

export const followUpTable = defineTable("promoter.follow-ups", {
  id: (row: FollowUpRow) => row.followUpId,
  indexes: {
    customer: {
      key: (row) => row.customerId,
      order: (left, right) => right.at - left.at || right.followUpId - left.followUpId,
    },
  },
});

/** Above all generated ids. */
const firstFollowUpId = 10_000_001;

/** Follow-ups of a customer since the present promoter has it, newest first; orders are elsewhere. */
export function followUpsOf(world: World, customer: CustomerRow): readonly FollowUpRow[] {
  const existing = world.table(followUpTable).by("customer", customer.customerId);
  const followUps = existing.length > 0 ? existing : sampleFollowUps(customer, world.variant);
  return followUps.filter(({ at }) => at >= customer.since);
}

type FollowUpFields = Omit<FollowUpRow, "followUpId" | "customerId">;

/** Adds a follow-up. Generated ones are stored before the first new one. */
export function addFollowUp(world: World, customer: CustomerRow, fields: FollowUpFields): FollowUpRow {
  const table = world.table(followUpTable);
  if (table.by("customer", customer.customerId).length === 0)
    for (const row of sampleFollowUps(customer, world.variant)) table.insert(row);
  return insertFollowUp(world, customer, fields);
}

/** The first follow-up of a new lead. */
export function insertFollowUp(
  world: World,
  { customerId }: CustomerRow,
  fields: FollowUpFields,
): FollowUpRow {
  const followUpId = nextNumber(world, "follow-up", firstFollowUpId);
  return world.table(followUpTable).insert({ followUpId, customerId, ...fields });
}
