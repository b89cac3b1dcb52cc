import { customerBookTable, customerTable } from "../../business/customers";
import type { CustomerRow } from "../../business/rows/customers";
import { defineTable } from "../../world/define-table";
import type { SeedContext } from "../../world/types";
import type { World } from "../../world/world";
import { type MemberRow, memberTable, teamOf } from "./team";

/** A customer whom a member of the team brought into the leader's book. */
interface IntroductionRow {
  readonly customerId: string;
  readonly memberId: number;
  /** Start with the leader; a customer who left and came back was not brought again. */
  readonly since: number;
}

export const introductionTable = defineTable("promoter.introductions", {
  id: (row: IntroductionRow) => row.customerId,
  indexes: { member: { key: (row) => row.memberId } },
  seed: sampleIntroductions,
});

/** The member of a partner's team who brought a customer; null for the partner's own. */
export function introducerOf(world: World, partnerId: string): (customer: CustomerRow) => string | null {
  const introductions = world.table(introductionTable);
  // Few customers are brought by the team: collected once, a list of ten thousand is only looked up.
  const brought = new Map<string, { readonly name: string; readonly since: number }>();
  for (const { memberId, name } of teamOf(world, partnerId))
    for (const { customerId, since } of introductions.by("member", memberId))
      brought.set(customerId, { name, since });
  return ({ customerId, since }) => {
    const introduction = brought.get(customerId);
    return introduction?.since === since ? introduction.name : null;
  };
}

/** As many customers of the leaders' books as their teams' figures count, paying and not. */
function sampleIntroductions({ rowsOf }: SeedContext): IntroductionRow[] {
  const bookOf = new Map(rowsOf(customerBookTable).map(({ ownerId, bookId }) => [ownerId, bookId]));
  const free = rowsOf(customerTable).filter(
    ({ accountId, relation, giveUp }) => accountId === null && relation === "customer" && giveUp === null,
  );
  const taken = new Set<string>();
  return rowsOf(memberTable).flatMap((member) => {
    const isFree = (row: CustomerRow) =>
      row.bookId === bookOf.get(member.leaderId) && !taken.has(row.customerId) && hasBrought(member, row);
    const { customerCount, payingCustomers } = member.contribution;
    const candidates = free.filter(isFree);
    const brought = [
      ...candidates.filter(({ held }) => held.isPaid).slice(0, payingCustomers),
      ...candidates.filter(({ held }) => !held.isPaid).slice(0, customerCount - payingCustomers),
    ];
    for (const { customerId } of brought) taken.add(customerId);
    return brought.map(({ customerId, since }) => ({ customerId, memberId: member.memberId, since }));
  });
}

/** Whether a customer came after the member did. */
function hasBrought({ joinedAt }: MemberRow, { since }: CustomerRow): boolean {
  return joinedAt !== null && since >= joinedAt;
}
