import { durations, trial } from "../../src/rules/limits";
import type { World } from "../world/world";
import { bindingTable } from "./bindings";
import { blankAccount } from "./blank-account";
import { serviceOf } from "./catalogue";
import { describedShops } from "./customer-shops";
import { customerByPhone, customerTable, ownerOf } from "./customers";
import { samplePassword } from "./data/users";
import { licenceTable } from "./licences";
import type { CustomerRow } from "./rows/customers";
import type { UserRow } from "./rows/users";
import { shopTable } from "./shops";
import { userByPhone, userTable } from "./users";

/** Whether an account with this phone exists; creates nothing. */
export function hasAccount(world: World, phone: string): boolean {
  return userByPhone(world, phone) !== undefined || isRegistered(customerByPhone(world, phone));
}

/**
 * The account with this phone. A customer of the sample world who uses the product has one too: its rows are made when
 * it is first asked for, with everything of the customer's row, and the sample password.
 */
export function accountByPhone(world: World, phone: string): UserRow | undefined {
  const user = userByPhone(world, phone);
  if (user) return user;
  const customer = customerByPhone(world, phone);
  return isRegistered(customer) ? openAccount(world, customer) : undefined;
}

/** A row whose customer uses the product and has no account row yet. */
function isRegistered(customer: CustomerRow | undefined): customer is CustomerRow & { registeredAt: number } {
  return customer !== undefined && customer.registeredAt !== null && customer.accountId === null;
}

function openAccount(world: World, customer: CustomerRow & { registeredAt: number }): UserRow {
  const { customerId, held, registeredAt } = customer;
  const trialEnd = held.isTrial && held.expiresAt !== null ? held.expiresAt : null;
  const user = world.table(userTable).insert({
    userId: customerId,
    phone: customer.phone,
    password: samplePassword,
    ...blankAccount(world.variant),
    companyName: customer.name || null,
    address: customer.address || null,
    registeredAt,
    origin: 6,
    packOrigin: "site",
    utmTerm: null,
    // Who holds nothing at all never had one.
    trial:
      held.code === null
        ? null
        : { startedAt: registeredAt, endsAt: trialEnd ?? registeredAt + trial.days * durations.day },
  });
  world.table(customerTable).update(customerId, { accountId: customerId });
  createLicence(world, customer);
  for (const shop of describedShops(customer, world.variant)) world.table(shopTable).insert(shop);
  bindToOwner(world, customer);
  return user;
}

function createLicence(world: World, { customerId, name, held }: CustomerRow): void {
  const { code, productNo } = held;
  if (code === null || productNo === null) return;
  world.table(licenceTable).insert({
    // Above every counted licence, and the same whenever it is made.
    licenceId: Number(customerId) * 10 + 9,
    userId: customerId,
    typeCode: code,
    productNo,
    level: held.level,
    serviceType: serviceOf(code)?.serviceType ?? 2,
    subscribeType: held.expiresAt === null ? 2 : 1,
    shopName: name,
    startsAt: held.startsAt,
    expiresAt: held.expiresAt,
    stores: held.stores,
    storesUsed: held.storesUsed,
    users: held.users,
    usersUsed: held.usersUsed,
    orderId: null,
  });
}

/** Binds an existing customer to their promoter; no event, since it happened long ago. */
function bindToOwner(world: World, customer: CustomerRow & { registeredAt: number }): void {
  const ownerId = ownerOf(world, customer);
  const owner = ownerId === null ? undefined : world.table(userTable).get(ownerId);
  if (!owner || owner.recode === null || world.table(bindingTable).get(customer.customerId)) return;
  world.table(bindingTable).insert({
    userId: customer.customerId,
    inviterId: owner.userId,
    recode: owner.recode,
    programme: "zhj",
    channel: customer.channel,
    boundAt: customer.registeredAt,
  });
}
