import { businessDate, startOfBusinessDate } from "../../src/rules/dates";
import type { World } from "../world/world";
import { addDays, daysBetween, endOfDay } from "./calendar";
import { type Sku, serviceOf, skuOf } from "./catalogue";
import { firstLicenceId, licenceTable } from "./licences";
import { nextNumber } from "./numbers";
import { renewalStart, servicePeriod } from "./periods";
import type { LicenceRow } from "./rows/licences";
import type { LicenceAddition, OrderLicence, OrderRow } from "./rows/orders";
import { userTable } from "./users";

/** What came of an order: its licences, the first of them as the order left it, and what was added to it. */
export interface LicenceChange {
  readonly licenceIds: readonly number[];
  readonly licence: OrderLicence | null;
  readonly addition: LicenceAddition | null;
}

/**
 * Gives what a paid order is for: new licences that begin today, more years from the day after the last one (from
 * today when it is over), professional until the same last day, or more users. `at` in milliseconds since 1970.
 */
export function giveLicences(world: World, order: OrderRow, at: number): LicenceChange {
  if (order.kind === "buy") return createLicences(world, order, at);
  const before = order.srvId === null ? undefined : world.table(licenceTable).get(order.srvId);
  const sku = before && skuOf(order.productNo);
  if (!before || !sku) return { licenceIds: [], licence: null, addition: null };
  const after = world.table(licenceTable).update(before.licenceId, changeOf(order, before, sku, at));
  return {
    licenceIds: [after.licenceId],
    licence: snapshotOf(after),
    addition: {
      days: addedDays(order, before, after, at),
      users: after.users - before.users,
      stores: after.stores - before.stores,
      productBefore: after.productNo === before.productNo ? null : before.productNo,
    },
  };
}

/**
 * Reverts the effects of a fully refunded order: licences it created end yesterday; of others it subtracts the days,
 * users, stores and level it added.
 */
export function revokeLicences(world: World, order: OrderRow, at: number): void {
  const licences = world.table(licenceTable);
  const { addition = null } = order;
  for (const licenceId of order.licenceIds) {
    const licence = licences.get(licenceId);
    if (licence) licences.update(licenceId, addition ? without(licence, addition) : endedBefore(licence, at));
  }
}

function createLicences(world: World, order: OrderRow, at: number): LicenceChange {
  const licences = Array.from({ length: order.quantity }, (_, index) =>
    world.table(licenceTable).insert(newLicence(world, order, index, at)),
  );
  const [first] = licences;
  return {
    licenceIds: licences.map(({ licenceId }) => licenceId),
    licence: first ? snapshotOf(first) : null,
    addition: null,
  };
}

function newLicence(world: World, order: OrderRow, index: number, at: number): LicenceRow {
  const user = world.table(userTable).get(order.userId);
  const name = user?.companyName ?? user?.nickname ?? order.contact?.name ?? order.userId;
  const { startsOn, expiresOn } = servicePeriod(order.productNo, order.years ?? 1, businessDate(at));
  return {
    licenceId: nextNumber(world, "licence", firstLicenceId),
    userId: order.userId,
    typeCode: order.serviceNumber,
    productNo: order.productNo,
    level: order.level,
    serviceType: serviceOf(order.serviceNumber)?.serviceType ?? 2,
    subscribeType: 1,
    shopName: index === 0 ? name : `${name} ${index + 1}`,
    startsAt: startOfBusinessDate(startsOn),
    expiresAt: endOfDay(expiresOn),
    stores: order.storeTotal,
    // An order starts with one shop and one user.
    storesUsed: Math.min(order.storeTotal, 1),
    users: order.userTotal,
    usersUsed: Math.min(order.userTotal, 1),
    orderId: order.orderId,
  };
}

function changeOf(order: OrderRow, before: LicenceRow, sku: Sku, at: number): Partial<LicenceRow> {
  if (order.kind === "addUsers") return { users: before.users + order.users };
  if (order.kind === "upgrade")
    return {
      productNo: sku.productNo,
      level: sku.level,
      users: Math.max(before.users, sku.includedUsers),
      stores: Math.max(before.stores, sku.includedStores),
    };
  const { startsOn, expiresOn } = renewed(order, before, at);
  const isContinued = before.startsAt !== null && before.expiresAt !== null && before.expiresAt >= at;
  return {
    expiresAt: endOfDay(expiresOn),
    ...(!isContinued && { startsAt: startOfBusinessDate(startsOn) }),
  };
}

function renewed({ productNo, years }: OrderRow, before: LicenceRow, at: number) {
  return servicePeriod(productNo, years ?? 1, renewalStart(before, at));
}

function addedDays(order: OrderRow, before: LicenceRow, after: LicenceRow, at: number): number {
  if (order.kind !== "renew" || after.expiresAt === null) return 0;
  return daysBetween(renewalStart(before, at), businessDate(after.expiresAt)) + 1;
}

function without(licence: LicenceRow, addition: LicenceAddition): Partial<LicenceRow> {
  const { expiresAt } = licence;
  const lastDay = expiresAt === null ? null : addDays(businessDate(expiresAt), -addition.days);
  const productNo = addition.productBefore ?? licence.productNo;
  return {
    productNo,
    level: skuOf(productNo)?.level ?? null,
    users: licence.users - addition.users,
    stores: licence.stores - addition.stores,
    expiresAt: lastDay === null ? null : endOfDay(lastDay),
    startsAt: lastDay === null ? licence.startsAt : notAfter(licence.startsAt, lastDay),
  };
}

function endedBefore(licence: LicenceRow, at: number): Partial<LicenceRow> {
  const yesterday = addDays(businessDate(at), -1);
  if (licence.expiresAt !== null && businessDate(licence.expiresAt) <= yesterday) return {};
  return { expiresAt: endOfDay(yesterday), startsAt: notAfter(licence.startsAt, yesterday) };
}

/** A licence refunded on its first day has no day of use: it ends the day before. */
function notAfter(startsAt: number | null, lastDay: string): number | null {
  return startsAt === null ? null : Math.min(startsAt, startOfBusinessDate(lastDay));
}

function snapshotOf({
  licenceId,
  productNo,
  stores,
  users,
  startsAt,
  expiresAt,
}: LicenceRow): OrderLicence | null {
  return startsAt === null || expiresAt === null
    ? null
    : { licenceId, productNo, stores, users, startsAt, expiresAt };
}
