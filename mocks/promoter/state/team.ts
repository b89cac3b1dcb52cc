import { durations } from "../../../src/rules/limits";
import { textIn } from "../../business/data/global-texts";
import { fakerIn, mobilePhone, personName } from "../../business/data/people";
import { sampleUserIds as ids, sampleAgent } from "../../business/data/users";
import { nextNumber } from "../../business/numbers";
import { userRegistered } from "../../business/registrations";
import type { UserRow } from "../../business/rows/users";
import { ensureRecode, userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { Reaction } from "../../world/events";
import type { SeedContext } from "../../world/types";
import type { World } from "../../world/world";

export type MemberState = "invited" | "active" | "left";

/** Somebody in a partner's team. */
export interface MemberRow {
  readonly memberId: number;
  readonly leaderId: string;
  readonly name: string;
  readonly phone: string;
  /** The account behind it; null while invited, and for members the sample world has no account of. */
  readonly userId: string | null;
  /** The code while there is no account. */
  readonly recode: string | null;
  readonly state: MemberState;
  readonly joinedAt: number | null;
  /** What was brought in besides what the account's own customers and shares say. Money in fen. */
  readonly contribution: Contribution;
}

export interface Contribution {
  readonly customerCount: number;
  readonly payingCustomers: number;
  readonly orderFen: number;
  readonly shareFen: number;
}

export const noContribution: Contribution = {
  customerCount: 0,
  payingCustomers: 0,
  orderFen: 0,
  shareFen: 0,
};

export const memberTable = defineTable("promoter.team-members", {
  id: (row: MemberRow) => row.memberId,
  indexes: {
    leader: { key: (row) => row.leaderId, order: (left, right) => right.memberId - left.memberId },
    phone: { key: (row) => row.phone },
  },
  seed: sampleMembers,
});

/** Above every member of the sample world. */
const firstMemberId = 821;

/** A partner's team, the newest first. */
export function teamOf(world: World, leaderId: string): readonly MemberRow[] {
  return world.table(memberTable).by("leader", leaderId);
}

/** Puts somebody into a team: an account joins at once, without one the member stays invited. */
export function addMember(
  world: World,
  leader: UserRow,
  { name, phone }: Pick<MemberRow, "name" | "phone">,
  user: UserRow | undefined,
  at: number,
): MemberRow {
  const member: MemberRow = {
    memberId: nextNumber(world, "team member", firstMemberId),
    leaderId: leader.userId,
    name,
    phone,
    userId: null,
    recode: null,
    state: "invited",
    joinedAt: null,
    contribution: noContribution,
  };
  world.table(memberTable).insert(member);
  return user ? join(world, member, user, at) : member;
}

/** An invited person joins by registering with the invited number. */
export const teamReactions: readonly Reaction[] = [
  userRegistered.react((world, { userId }, at) => {
    const user = world.table(userTable).get(userId);
    if (!user?.phone) return;
    const invitation = world
      .table(memberTable)
      .by("phone", user.phone)
      .find(({ state }) => state === "invited");
    if (invitation && user.role === "none") join(world, invitation, user, at);
  }),
];

function join(world: World, { memberId, leaderId }: MemberRow, user: UserRow, at: number): MemberRow {
  world.table(userTable).update(user.userId, {
    role: "promoter",
    roleSince: user.role === "promoter" ? user.roleSince : at,
    parentId: leaderId,
  });
  ensureRecode(world, user);
  return world.table(memberTable).update(memberId, { userId: user.userId, state: "active", joinedAt: at });
}

function sampleMembers({ startedAt, variant, random }: SeedContext): MemberRow[] {
  const agentId = sampleAgent(variant).userId;
  const member = (
    memberId: number,
    leaderId: string,
    [name, phone, recode]: readonly [string, string, string | null],
    daysAgo: number | null,
    facts: Partial<MemberRow> = {},
  ): MemberRow => ({
    memberId,
    leaderId,
    name,
    phone,
    userId: null,
    recode,
    state: daysAgo === null ? "invited" : "active",
    joinedAt: daysAgo === null ? null : startedAt - daysAgo * durations.day,
    contribution: noContribution,
    ...facts,
  });
  const contribution = (
    customerCount: number,
    payingCustomers: number,
    chinaFen: number,
  ): Partial<MemberRow> => {
    // Prices are about a sixth in the global edition; whole tens of cents keep a fifth whole too.
    const orderFen = variant === "china" ? chinaFen : Math.round(chinaFen / 60) * 10;
    return { contribution: { customerCount, payingCustomers, orderFen, shareFen: orderFen / 5 } };
  };
  const faker = fakerIn(variant, random("team members"));
  const generated = (): readonly [string, string, string] => {
    const phone = mobilePhone(faker, variant);
    return [personName(faker), phone, faker.string.alpha({ length: 2, casing: "upper" }) + phone.slice(-4)];
  };
  return [
    member(811, agentId, [textIn(variant, "周芳"), "13900008820", null], 640, { userId: ids.promoter }),
    member(812, agentId, generated(), 512, contribution(96, 61, 4_612_000)),
    member(813, agentId, generated(), 430, { ...contribution(12, 3, 179_400), state: "left" }),
    member(814, agentId, generated(), 301, contribution(57, 33, 2_381_500)),
    member(815, agentId, generated(), 122, contribution(21, 8, 598_000)),
    member(816, agentId, generated(), 40, contribution(6, 1, 59_800)),
    member(817, agentId, [personName(faker), mobilePhone(faker, variant), null], null),
    member(819, ids.promoter, [textIn(variant, "何丽"), "13700009119", "HL9119"], 260, {
      ...contribution(4, 1, 59_800),
      state: "left",
    }),
    member(
      820,
      ids.promoter,
      [textIn(variant, "李建国"), "13900003371", "LJG371"],
      199,
      contribution(18, 11, 934_000),
    ),
  ];
}
