import type { Variant } from "../../src/platform/variant";
import { durations } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import { defineEvent, type Reaction } from "../world/events";
import type { World } from "../world/world";
import { type SampleText, textIn } from "./data/global-texts";
import { nextNumber } from "./numbers";
import { userByPhone, userTable } from "./users";

export type ApplicationState = "submitted" | "reviewing" | "approved" | "rejected";

/** Which state an application may go to. Nothing else happens. */
export const applicationTransitions: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  submitted: ["reviewing"],
  reviewing: ["approved", "rejected"],
  // A new application is a new row.
  approved: [],
  rejected: [],
};

/** A partner application. */
export interface ApplicationRow {
  readonly applicationId: number;
  readonly phone: string;
  readonly applicantName: string;
  readonly companyName: string;
  readonly area: string;
  readonly email: string;
  readonly agentVersion: "china" | "international";
  readonly state: ApplicationState;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
}

export const applicationTable = defineTable("business.applications", {
  id: (row: ApplicationRow) => row.applicationId,
  indexes: {
    phone: { key: (row) => row.phone, order: (left, right) => right.submittedAt - left.submittedAt },
  },
  seed: ({ startedAt, variant }) => sampleApplications(startedAt, variant),
});

/** The newest application of a phone. */
export function applicationOf(world: World, phone: string): ApplicationRow | undefined {
  return world.table(applicationTable).by("phone", phone)[0];
}

/** A channel manager takes an application up, and decides it later. */
export const reviewStarted = defineEvent<{ readonly applicationId: number }>("application.reviewed");
export const applicationDecided = defineEvent<{ readonly applicationId: number }>("application.decided");

/** How long an application waits before its review, and how long the review takes. */
export const reviewTimes = { startsAfter: 2 * durations.hour, duration: 2 * durations.day } as const;

/** Hands an application in; it is taken up after two hours and decided two days later. */
export function submitApplication(
  world: World,
  facts: Omit<ApplicationRow, "applicationId" | "state" | "submittedAt" | "decidedAt">,
  at: number,
): ApplicationRow {
  const applicationId = nextNumber(world, "application", 7100);
  reviewStarted.schedule(world, at + reviewTimes.startsAfter, { applicationId });
  return world
    .table(applicationTable)
    .insert({ applicationId, ...facts, state: "submitted", submittedAt: at, decidedAt: null });
}

/**
 * Transitions of applications over time. Approval gives the role; it is refused to an account with another role and
 * to a company whose name contains "拒", so that both outcomes can be seen.
 */
export const applicationReactions: readonly Reaction[] = [
  reviewStarted.react((world, { applicationId }, at) => {
    moveApplication(world, applicationId, "reviewing", at);
    applicationDecided.schedule(world, at + reviewTimes.duration, { applicationId });
  }),
  applicationDecided.react((world, { applicationId }, at) => {
    const application = world.table(applicationTable).get(applicationId);
    const user = application && userByPhone(world, application.phone);
    const isApproved = user?.role === "none" && !application?.companyName.includes("拒");
    moveApplication(world, applicationId, isApproved ? "approved" : "rejected", at);
    if (!isApproved || !application) return;
    world.table(userTable).update(user.userId, {
      role: application.agentVersion === "china" ? "agentChina" : "agentInternational",
      roleSince: at,
    });
  }),
];

/** Moves an application; a move the table of states does not have is left undone. */
function moveApplication(world: World, applicationId: number, state: ApplicationState, at: number): void {
  const applications = world.table(applicationTable);
  const row = applications.get(applicationId);
  if (!row || !applicationTransitions[row.state].includes(state)) return;
  const isDecided = state === "approved" || state === "rejected";
  applications.update(applicationId, { state, decidedAt: isDecided ? at : row.decidedAt });
}

function sampleApplications(startedAt: number, variant: Variant): ApplicationRow[] {
  const application = (
    applicationId: number,
    phone: string,
    texts: readonly [SampleText, SampleText],
    state: ApplicationState,
    hoursAgo: number,
  ): ApplicationRow => ({
    applicationId,
    phone,
    applicantName: textIn(variant, texts[0]),
    companyName: textIn(variant, texts[1]),
    area: textIn(variant, "云南"),
    email: `apply-${applicationId}@shop.example`,
    agentVersion: "china",
    state,
    submittedAt: startedAt - hoursAgo * durations.hour,
    decidedAt: state === "rejected" ? startedAt - (hoursAgo - 50) * durations.hour : null,
  });
  return [
    application(7001, "13800131247", ["陈新桥", "新桥数码"], "submitted", 1),
    application(7002, "13800131248", ["林志远", "林记文化用品"], "reviewing", 26),
    application(7003, "13800131249", ["赵城东", "城东通讯"], "rejected", 200),
  ];
}
