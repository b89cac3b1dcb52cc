import { type Sku, serviceOf, skuOf } from "../../business/catalogue";
import { heldOfProduct } from "../../business/customer-services";
import { customerTable, customerTitle } from "../../business/customers";
import { firstLicenceId, licenceTable } from "../../business/licences";
import { datedNumber, nextNumber } from "../../business/numbers";
import { moveOrder } from "../../business/orders";
import { placeOrder } from "../../business/place-order";
import { priceChoice } from "../../business/pricing";
import type { CustomerRow } from "../../business/rows/customers";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import type { Partner } from "../partner";
import type { ActivationStep } from "../rules/activation";
import { addFollowUp } from "./follow-ups";
import { serialTable } from "./serials";

/** What was activated in one call. */
export interface ActivationRow {
  readonly activationId: number;
  readonly customerId: string;
  readonly customerName: string;
  readonly phone: string;
  readonly at: number;
  readonly orderNo: string;
  readonly steps: readonly ActivationStep[];
}

export const activationTable = defineTable("promoter.activations", {
  id: (row: ActivationRow) => row.activationId,
});

/**
 * Does what was planned: uses up the serials and gives their licences, orders the rest at settlement prices and has
 * them paid, by which their licences come as with any order.
 */
export function activate(
  world: World,
  customer: CustomerRow,
  account: UserRow,
  partner: Partner,
  steps: readonly ActivationStep[],
  at: number,
): ActivationRow {
  const name = customerTitle(customer);
  const orderNumbers: string[] = [];
  for (const step of steps) {
    const sku = skuOf(step.productNo);
    if (!sku) continue;
    if (step.serialNo === null) orderNumbers.push(order(world, customer, account, partner, sku, at));
    else takeSerial(world, customer, account, partner, sku, { ...step, serialNo: step.serialNo, name, at });
  }
  return world.table(activationTable).insert({
    activationId: nextNumber(world, "activation", 1),
    customerId: customer.customerId,
    customerName: name,
    phone: customer.phone,
    at,
    orderNo: orderNumbers[0] ?? datedNumber(world, "order", at),
    steps,
  });
}

function takeSerial(
  world: World,
  customer: CustomerRow,
  { userId }: UserRow,
  partner: Partner,
  { productNo }: Sku,
  step: Omit<ActivationStep, "serialNo"> & { serialNo: string; name: string; at: number },
): void {
  const { serialNo, name, at } = step;
  const { customerId } = customer;
  world.table(serialTable).update(serialNo, { usedAt: at, usedFor: { customerId, name } });
  const licences = world.table(licenceTable);
  const { licenceId = null } = heldOfProduct(world, customer, productNo) ?? {};
  const before = licenceId === null ? undefined : licences.get(licenceId);
  if (before) {
    const isContinued = before.expiresAt !== null && before.expiresAt >= at;
    const startsAt = isContinued ? before.startsAt : step.startsAt;
    licences.update(before.licenceId, { expiresAt: step.endsAt, startsAt });
  } else licences.insert(newLicence(world, userId, name, step));
  addFollowUp(world, customer, {
    kind: "order",
    at,
    text: "",
    detail: serialNo,
    authorId: partner.userId,
    purchaseIntention: null,
    nextFollowUpAt: null,
    about: productNo,
  });
  world.table(customerTable).update(customerId, { protection: { startedAt: at, reason: "order" } });
}

function newLicence(
  world: World,
  userId: string,
  shopName: string,
  { productNo, startsAt, endsAt }: Pick<ActivationStep, "productNo" | "startsAt" | "endsAt">,
): LicenceRow {
  const sku = skuOf(productNo);
  if (!sku) throw new Error(`There is no product ${productNo}.`);
  return {
    licenceId: nextNumber(world, "licence", firstLicenceId),
    userId,
    typeCode: sku.serviceNumber,
    productNo,
    level: sku.level,
    serviceType: serviceOf(sku.serviceNumber)?.serviceType ?? 2,
    subscribeType: 1,
    shopName,
    startsAt,
    expiresAt: endsAt,
    stores: sku.includedStores,
    storesUsed: Math.min(sku.includedStores, 1),
    users: sku.includedUsers,
    usersUsed: Math.min(sku.includedUsers, 1),
    orderId: null,
  };
}

/** Orders a product for a customer at the settlement price and pays it out of the agent's account. Answers its number. */
function order(
  world: World,
  customer: CustomerRow,
  { userId }: UserRow,
  partner: Partner,
  sku: Sku,
  at: number,
): string {
  const held = heldOfProduct(world, customer, sku.productNo);
  const srvId = held?.licenceId ?? null;
  const choice = { sku, quantity: 1, years: 1, users: 0, stores: 0 };
  const { orderId, orderNo } = placeOrder(
    world,
    {
      userId,
      kind: srvId === null ? "buy" : "renew",
      sku,
      quote: priceChoice(choice, { hasSettlementPrice: true }),
      quantity: 1,
      years: 1,
      users: 0,
      stores: 0,
      userTotal: held?.users ?? sku.includedUsers,
      storeTotal: held?.stores ?? sku.includedStores,
      srvId,
      couponId: null,
      contact: null,
      invoiceWish: null,
      note: partner.nickname ?? "",
      origin: 6,
      packOrigin: "site",
    },
    at,
  );
  moveOrder(world, orderId, "paid", at);
  return orderNo;
}
