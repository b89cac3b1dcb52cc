import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import { businessClockOffset, durations } from "../../src/rules/limits";
import type { World } from "../world/world";
import { addMonths, monthOf } from "./calendar";
import type { LicenceCode } from "./catalogue";
import { type LicenceState, licenceTable } from "./licences";
import { orderTable } from "./orders";
import type { CustomerRow, HeldService } from "./rows/customers";
import type { LicenceRow } from "./rows/licences";
import { userTable } from "./users";

/** Nothing is held and nothing was ever paid. */
export const nothingHeld: HeldService = {
  code: null,
  productNo: null,
  level: null,
  startsAt: null,
  expiresAt: null,
  isTrial: false,
  isPaid: false,
  stores: 0,
  storesUsed: 0,
  users: 0,
  usersUsed: 0,
  licenceId: null,
};

/** A free trial that ends at an instant. */
export function trialHeld(startsAt: number, expiresAt: number): HeldService {
  return {
    code: "KDZHJ01",
    productNo: null,
    level: null,
    startsAt,
    expiresAt,
    isTrial: true,
    isPaid: false,
    stores: 1,
    storesUsed: 1,
    users: 1,
    usersUsed: 1,
    licenceId: null,
  };
}

/**
 * The main service of a customer: of the paid ones that make a paying user the one that lasts longest, else
 * the trial. Read from the account where there is one, otherwise from the customer's row.
 */
export function heldBy(world: World, customer: CustomerRow): HeldService {
  const { accountId } = customer;
  return accountId === null ? customer.held : (mainOf(world, accountId) ?? trialOf(world, accountId));
}

/**
 * All services of a customer, each once: of two licences of one service the longer one. A customer who paid for
 * software has no trial.
 */
export function allHeldBy(world: World, customer: CustomerRow): readonly HeldService[] {
  const { accountId, held } = customer;
  if (accountId === null) return held.code === null ? [] : [held];
  const paid = licencesOf(world, accountId);
  const byCode = new Map<LicenceCode, LicenceRow>();
  for (const licence of paid) {
    const other = byCode.get(licence.typeCode);
    if (!other || endOf(licence) > endOf(other)) byCode.set(licence.typeCode, licence);
  }
  const services = [...byCode.values()].map(heldOf);
  const trial = trialOf(world, accountId);
  const isPaying = paid.some(({ serviceType }) => serviceType === 1);
  return trial.code === null || isPaying ? services : [trial, ...services];
}

/** What a customer holds of one product: of several licences the one that lasts longest; undefined without one. */
export function heldOfProduct(
  world: World,
  { accountId, held }: CustomerRow,
  productNo: string,
): HeldService | undefined {
  if (accountId === null) return held.productNo === productNo ? held : undefined;
  const licences = licencesOf(world, accountId).filter((licence) => licence.productNo === productNo);
  const last = licences.toSorted((left, right) => endOf(right) - endOf(left))[0];
  return last && heldOf(last);
}

export type ServiceState = LicenceState | "trial";

/** Status of a service, and calendar days to its last day; null without one. */
export interface ServiceStatus {
  readonly state: ServiceState;
  readonly daysLeft: number | null;
}

/** Computes the status of services at a time. Created once for a list: it then works with integers alone. */
export function statusAt(now: number): (held: HeldService) => ServiceStatus {
  const month = monthOf(now);
  const nextMonth = startOfBusinessDate(`${addMonths(month, 1)}-01`);
  const monthAfter = startOfBusinessDate(`${addMonths(month, 2)}-01`);
  const today = dayNumber(now);
  return ({ code, startsAt, expiresAt, isTrial }) => {
    if (code === null || startsAt === null) return { state: "notPurchased", daysLeft: null };
    if (expiresAt === null) return { state: "inService", daysLeft: null };
    const daysLeft = dayNumber(expiresAt) - today;
    if (expiresAt < now) return { state: "expired", daysLeft };
    if (isTrial) return { state: "trial", daysLeft };
    if (expiresAt < nextMonth) return { state: "dueThisMonth", daysLeft };
    return { state: expiresAt < monthAfter ? "dueNextMonth" : "inService", daysLeft };
  };
}

/** Whether it is bought for good. */
export function isBuyout({ code, startsAt, expiresAt }: HeldService): boolean {
  return code !== null && startsAt !== null && expiresAt === null;
}

/** The day (UTC+8) an instant lies in, counted from 1970. */
export function dayNumber(instant: number): number {
  return Math.floor((instant + businessClockOffset) / durations.day);
}

/** The day behind a number of `dayNumber`. */
export function dayOfNumber(day: number): string {
  return businessDate(day * durations.day - businessClockOffset);
}

function mainOf(world: World, accountId: string): HeldService | undefined {
  const software = licencesOf(world, accountId).filter(({ serviceType }) => serviceType === 1);
  const last = software.toSorted((left, right) => endOf(right) - endOf(left))[0];
  return last && heldOf(last);
}

function trialOf(world: World, accountId: string): HeldService {
  const trial = world.table(userTable).get(accountId)?.trial;
  const held = trial ? trialHeld(trial.startedAt, trial.endsAt) : nothingHeld;
  return hasPaid(world, accountId) ? { ...held, isPaid: true } : held;
}

/** Licences that were paid for. */
function licencesOf(world: World, accountId: string): readonly LicenceRow[] {
  return world
    .table(licenceTable)
    .by("user", accountId)
    .filter(({ startsAt }) => startsAt !== null);
}

function hasPaid(world: World, accountId: string): boolean {
  return (
    licencesOf(world, accountId).length > 0 ||
    world
      .table(orderTable)
      .by("user", accountId)
      .some(({ paidAt }) => paidAt !== null)
  );
}

function heldOf(licence: LicenceRow): HeldService {
  return {
    code: licence.typeCode,
    productNo: licence.productNo,
    level: licence.level,
    startsAt: licence.startsAt,
    expiresAt: licence.expiresAt,
    isTrial: false,
    isPaid: true,
    stores: licence.stores,
    storesUsed: licence.storesUsed,
    users: licence.users,
    usersUsed: licence.usersUsed,
    licenceId: licence.licenceId,
  };
}

function endOf({ expiresAt }: LicenceRow): number {
  return expiresAt ?? Number.MAX_SAFE_INTEGER;
}
