import type { components } from "../../../generated/account";
import { licences as licenceNumbers } from "../../../rules/limits";
import { type LicenceAction, licenceActions } from "../../../shared/routing/licence-address";
import type { StateShape, StateTone } from "../../../ui/state";

export type Licence = components["schemas"]["Licence"];

/** What a licence is at this moment; "buyout" where it was bought for good and nothing runs out. */
export type LicenceStatus = Licence["state"] | "buyout";

const statusIndicators: Record<LicenceStatus, readonly [shape: StateShape, tone: StateTone]> = {
  inService: ["disc", "green"],
  buyout: ["disc", "green"],
  dueThisMonth: ["half", "amber"],
  dueNextMonth: ["half", "ink2"],
  expired: ["square", "red"],
  notPurchased: ["ring", "ink2"],
};

/** The status of a licence with its shape and colour. */
export function licenceStatus(licence: Pick<Licence, "state" | "subscribeType">): {
  readonly status: LicenceStatus;
  readonly shape: StateShape;
  readonly tone: StateTone;
} {
  const isBuyout = licence.subscribeType === licenceNumbers.buyoutSubscribeType;
  const status = isBuyout ? "buyout" : licence.state;
  const [shape, tone] = statusIndicators[status];
  return { status, shape, tone };
}

/** The actions a licence allows now, in display order. */
export function availableActions({ actions }: Pick<Licence, "actions">): LicenceAction[] {
  const names = { renew: "renew", upgrade: "upgrade", users: "addUsers" } as const;
  return licenceActions.filter((action) => actions.includes(names[action]));
}

/** Which share of its time a licence still has, 0 to 1; null where nothing runs out. */
export function shareLeft({ startsAt, expiresAt }: Licence, now: number): number | null {
  if (startsAt === null || expiresAt === null) return null;
  const whole = Date.parse(expiresAt) - Date.parse(startsAt);
  if (whole <= 0) return 0;
  return Math.min(1, Math.max(0, (Date.parse(expiresAt) - now) / whole));
}
