import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import type { Programme } from "../../business/bindings";
import { skuIn } from "../../business/catalogue";
import { fakerIn, mobilePhone, personName } from "../../business/data/people";
import { sampleUserIds } from "../../business/data/users";
import { createFaker } from "../../world/faker";
import type { SeedContext } from "../../world/types";
import type { InviteeRow } from "../rows/invitees";
import { type AwardRow, awardDates, sendingAt } from "../rules/award-lifecycle";
import { type AwardKind, programmeRules, programmes } from "../rules/programmes";
import { particular, sampleInviteeId } from "./invitees";

type NewAward = Omit<AwardRow, "awardId">;

/** The awards of the sample world, the earliest first: the wholesaler's in every state, and some of other inviters. */
export function sampleAwards(context: SeedContext, allInvitees: readonly InviteeRow[]): AwardRow[] {
  const invitees = allInvitees
    .filter(({ inviterId }) => inviterId === sampleUserIds.wholesaler)
    .toSorted((left, right) => right.registeredAt - left.registeredAt);
  const awards = programmes.flatMap((programme) => {
    const programmeInvitees = invitees.filter((row) => row.programme === programme);
    return [
      ...programmeInvitees.map((row, index) => forRegistration(row, index, context)),
      ...programmeInvitees.flatMap((row, index) => forPayment(row, index, context)),
      ...bonuses(programmeInvitees, programme, context),
    ];
  });
  return [...awards, ...ofOthers(context)]
    .toSorted((left, right) => left.earnedAt - right.earnedAt)
    .map((award, index) => ({ ...award, awardId: 5_001 + index }));
}

type Seed = Pick<SeedContext, "startedAt" | "variant">;

const isAt = ({ inviteeId }: InviteeRow, index: number): boolean =>
  inviteeId === sampleInviteeId("zhj", index);

/** The newest registrations wait, and now and then one is never received; the rest was, a day or more after it was due. */
function forRegistration(row: InviteeRow, index: number, { startedAt, variant }: Seed): NewAward {
  const award = newAward(row, "registration", row.registeredAt, variant);
  const isWaiting = row.userId !== null || particular.waiting.some((one) => isAt(row, one));
  return isWaiting || index % 7 === 6 ? award : received(award, index, startedAt);
}

/** The newest payments are pending by themselves; most others were received. */
function forPayment(row: InviteeRow, index: number, { startedAt, variant }: Seed): NewAward[] {
  if (row.paidAt === null) return [];
  const award = {
    ...newAward(row, "payment", row.paidAt, variant),
    orderFen: skuIn(variant, index % 2 === 0 ? "KDZHJ01-PRO" : "KDZHJ01-STD").yearFen,
    reversedAt: row.refundedAt,
  };
  if (award.reversedAt !== null || award.dueAt > startedAt) return [award];
  if (isAt(row, particular.due) || isAt(row, particular.missed)) return [award];
  if (isAt(row, particular.unopened))
    return [{ ...award, sendings: [sendingAt(startedAt - 40 * durations.hour, false)] }];
  if (isAt(row, particular.pending))
    return [{ ...award, sendings: [sendingAt(startedAt - 2 * durations.hour, false)] }];
  return [received(award, index, startedAt)];
}

function bonuses(
  programmeInvitees: readonly InviteeRow[],
  programme: Programme,
  { startedAt, variant }: Seed,
): NewAward[] {
  const paying = programmeInvitees
    .filter(({ paidAt, refundedAt }) => paidAt !== null && refundedAt === null)
    .map(({ paidAt }) => paidAt ?? 0)
    .toSorted((left, right) => left - right);
  return programmeRules(programme, variant).bonuses.flatMap(({ invitees, amountFen }) => {
    const earnedAt = paying[invitees - 1];
    if (earnedAt === undefined) return [];
    const award: NewAward = {
      inviterId: sampleUserIds.wholesaler,
      programme,
      kind: "bonus",
      inviteeId: null,
      orderId: null,
      orderFen: null,
      invitedCount: invitees,
      grossFen: amountFen,
      ...awardDates("bonus", earnedAt),
      sendings: [],
      reversedAt: null,
    };
    return [received(award, invitees, startedAt)];
  });
}

function newAward(
  row: InviteeRow,
  kind: "registration" | "payment",
  earnedAt: number,
  variant: Variant,
): NewAward {
  const { registrationFen, paymentFen } = programmeRules(row.programme, variant);
  return {
    inviterId: row.inviterId,
    programme: row.programme,
    kind,
    inviteeId: row.inviteeId,
    orderId: null,
    orderFen: null,
    invitedCount: null,
    grossFen: kind === "registration" ? registrationFen : paymentFen,
    ...awardDates(kind, earnedAt),
    sendings: [],
    reversedAt: null,
  };
}

/** Received one to three days after it was due; what is due since this morning only, an hour ago. */
function received(award: NewAward, index: number, startedAt: number): NewAward {
  const sentAt = award.dueAt + (1 + (index % 3)) * durations.day + index * 7 * durations.minute;
  if (award.dueAt > startedAt - 2 * durations.hour) return award;
  return { ...award, sendings: [sendingAt(Math.min(sentAt, startedAt - durations.hour), true)] };
}

/** Inviters without an account, known by the list of the latest awards alone. */
const otherInviterCount = 23;

/**
 * Those inviters by their ids. The list belongs to the page a reader looks at: in China they have names as people have
 * who read its language, in the global edition those of its people.
 */
export function otherInviters(
  { variant, random }: Pick<SeedContext, "variant" | "random">,
  locale: Locale,
): ReadonlyMap<string, { readonly name: string; readonly phone: string }> {
  const faker =
    variant === "china"
      ? createFaker(random(`other inviters ${locale}`), locale)
      : fakerIn(variant, random("other inviters"));
  return new Map(
    Array.from({ length: otherInviterCount }, (_, index) => [
      otherInviterId(index),
      { name: personName(faker), phone: mobilePhone(faker, variant) },
    ]),
  );
}

function otherInviterId(index: number): string {
  return `other${1 + (index % otherInviterCount)}`;
}

/** Sixty red packets others received in the last two days, in both programmes. */
function ofOthers({ startedAt, variant, random }: SeedContext): NewAward[] {
  return Array.from({ length: 60 }, (_, index) => {
    const draw = random(`award of others ${index}`);
    const programme: Programme = draw.chance(0.7) ? "zhj" : "xh";
    const kind: AwardKind = draw.pick(["registration", "payment", "payment", "bonus"]);
    const { registrationFen, paymentFen, bonuses: steps } = programmeRules(programme, variant);
    const bonusFen = steps[0]?.amountFen ?? paymentFen;
    const sentAt = startedAt - (index * 47 + draw.integer(3, 45)) * durations.minute;
    const earnedAt = sentAt - (kind === "registration" ? 2 : 9) * durations.day;
    return {
      inviterId: otherInviterId(index),
      programme,
      kind,
      inviteeId: null,
      orderId: null,
      orderFen: kind === "payment" ? skuIn(variant, "KDZHJ01-STD").yearFen : null,
      invitedCount: kind === "bonus" ? 5 : null,
      grossFen: { registration: registrationFen, payment: paymentFen, bonus: bonusFen }[kind],
      ...awardDates(kind, earnedAt),
      sendings: [sendingAt(sentAt, true)],
      reversedAt: null,
    };
  });
}
