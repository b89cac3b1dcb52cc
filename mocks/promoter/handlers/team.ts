import type { components, operations } from "../../../src/generated/promoter";
import { isTooOften } from "../../business/attempts";
import { currencyOf } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { licenceTable } from "../../business/licences";
import { sendMessage } from "../../business/messages";
import { yuan } from "../../business/money";
import { duplicate, keyUsed, tooOften } from "../../business/refusals";
import { ensureRecode, userByPhone, userTable } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { withPartner } from "../partner";
import { countedOrders, figuresOf } from "../rules/achievement";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { pageOf } from "../rules/money-lists";
import { registerLink } from "../rules/referral-links";
import { teamConflict } from "../rules/roles";
import { activeCustomers } from "../state/achievement";
import { sharesOf } from "../state/shares";
import { addMember, type Contribution, type MemberRow, noContribution, teamOf } from "../state/team";
import { moneyRefusals, othersRoleConflict, teamInvitation } from "../texts/money";

type Team = "addPromoter" | "listTeamMembers";

/** The promoters below a partner. */
export const teamHandlers: Pick<Handlers<operations>, Team> = {
  addPromoter(request) {
    return withPartner(request, (leader) => {
      const { world, now, locale, body, headers } = request;
      const key = headers["Idempotency-Key"];
      const scope = `add promoter ${leader.userId}`;
      const known = findKey(world, scope, key, body);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const before =
        known.kind === "made"
          ? teamOf(world, leader.userId).find(({ memberId }) => memberId === Number(known.created))
          : undefined;
      if (before) return ok(describeMember(world, before, now));
      if (isTooOften(world, `team member ${leader.userId}`, attemptsAllowed.teamMember))
        return refuse(tooOften(locale));
      const isInTeam = teamOf(world, leader.userId).some(
        ({ phone, state }) => phone === body.phone && state !== "left",
      );
      if (isInTeam || body.phone === leader.phone) return refuse(duplicate(locale, moneyRefusals.inTeam));
      const user = userByPhone(world, body.phone);
      if (user) {
        const isMember = world.table(licenceTable).by("user", user.userId).length > 0;
        const key = teamConflict(user, leader.userId, isMember);
        if (key === "agent.roleConflict" && user.role !== "none")
          return refuse(roleRefused(45001, key, othersRoleConflict(user.role)[locale]));
        if (key === "agent.notMember")
          return refuse(roleRefused(45003, key, moneyRefusals.notMember[locale]));
      }
      const member = addMember(world, leader, body, user, now);
      storeKey(world, scope, key, body, member.memberId);
      if (!user) {
        const name = leader.nickname ?? leader.companyName ?? "";
        const text = teamInvitation(name, registerLink(ensureRecode(world, leader)));
        sendMessage(world, { kind: "sms", to: body.phone, text, code: null, at: now });
      }
      return ok(describeMember(world, member, now));
    });
  },

  listTeamMembers(request) {
    return withPartner(request, ({ userId }) => {
      const { world, now, query } = request;
      const team = teamOf(world, userId);
      return ok({
        total: team.length,
        list: pageOf(team, query).map((member) => describeMember(world, member, now)),
      });
    });
  },
};

function roleRefused(errcode: 45001 | 45003, key: "agent.roleConflict" | "agent.notMember", msg: string) {
  return { code: 422, errcode, key, msg } as const;
}

function describeMember(world: World, member: MemberRow, now: number): components["schemas"]["TeamMember"] {
  const { userId, contribution } = member;
  const own = userId === null ? noContribution : ownContribution(world, userId, now);
  const user = userId === null ? undefined : world.table(userTable).get(userId);
  return {
    memberId: member.memberId,
    name: member.name,
    phone: `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`,
    recode: user?.recode ?? member.recode,
    state: member.state,
    joinedAt: member.joinedAt === null ? null : rfc3339(member.joinedAt),
    customerCount: own.customerCount + contribution.customerCount,
    payingCustomers: own.payingCustomers + contribution.payingCustomers,
    currency: currencyOf(world.variant),
    orderAmount: yuan(own.orderFen + contribution.orderFen),
    shareAmount: yuan(own.shareFen + contribution.shareFen),
  };
}

function ownContribution(world: World, userId: string, now: number): Contribution {
  const since = activeCustomers(world, userId, now).map((row) => row.since);
  const total = figuresOf(countedOrders(sharesOf(world, userId)), since);
  return { customerCount: total.newCustomers, ...total };
}
