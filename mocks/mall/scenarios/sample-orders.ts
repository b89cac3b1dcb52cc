import { productIn, skuOf } from "../../business/catalogue";
import { couponTable } from "../../business/coupons";
import { sampleUserIds } from "../../business/data/users";
import { moveOrder, orderTable } from "../../business/orders";
import { createPayment, movePayment } from "../../business/payments";
import { placeOrder } from "../../business/place-order";
import { type Choice, priceChoice, withCoupon } from "../../business/pricing";
import type { CouponRow } from "../../business/rows/coupons";
import type { OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";
import { userTable } from "../../business/users";
import { persistentSession, sessions, signInPersistent } from "../../kernel/session";
import type { World } from "../../world/world";
import { activateOrder } from "../rules/activation";
import { contactTable } from "../state/contacts";

/** The account a scenario prepares: the persona's, or 永兴. */
export function scenarioUser(world: World): UserRow {
  const session = world.table(persistentSession).get("standing");
  const userId = session && world.table(sessions).get(session.token)?.userId;
  if (userId === undefined) signInPersistent(world, sampleUserIds.wholesaler);
  const user = world.table(userTable).get(userId ?? sampleUserIds.wholesaler);
  if (!user) throw new Error(`There is no user ${userId}.`);
  return user;
}

/** The default order of scenarios: professional, 2 stores, 5 users, 2 years. */
export const defaultSelection = {
  productNo: "KDZHJ01-PRO",
  quantity: 1,
  years: 2,
  users: 2,
  stores: 1,
} as const;

interface SampleSelection extends Omit<Choice, "sku"> {
  readonly productNo: string;
}

/** Makes an unpaid order at list prices, `at` in milliseconds since 1970. */
export function orderFor(
  world: World,
  user: UserRow,
  at: number,
  selection: SampleSelection = defaultSelection,
  coupon?: CouponRow,
): OrderRow {
  const sku = skuOf(productIn(world.variant, selection.productNo));
  if (!sku) throw new Error(`There is no product ${selection.productNo}.`);
  const { userId } = user;
  const person = world.table(contactTable).by("user", userId)[0];
  const priced = priceChoice({ ...selection, sku });
  const { quantity, years, users, stores } = selection;
  return placeOrder(
    world,
    {
      userId,
      kind: "buy",
      sku,
      quote: coupon ? withCoupon(priced, coupon) : priced,
      quantity,
      years,
      users,
      stores,
      userTotal: sku.includedUsers + users,
      storeTotal: sku.includedStores + stores,
      srvId: null,
      couponId: coupon?.couponId ?? null,
      contact: person ? { contactId: person.contactId, name: person.name, phone: person.phone } : null,
      invoiceWish: null,
      note: "",
      origin: 6,
      packOrigin: "site",
    },
    at,
  );
}

/** Pays an order by QR code, `at` in milliseconds since 1970; activated at the same moment where `isActivated`. */
export function payOrder(
  world: World,
  { orderId, finalFen }: OrderRow,
  at: number,
  isActivated: boolean,
): void {
  const { paymentNo } = createPayment(world, { orderId, payType: 38, amountFen: finalFen, openid: null }, at);
  for (const state of ["handedOver", "confirming", "paid"] as const) movePayment(world, paymentNo, state, at);
  moveOrder(world, orderId, "paid", at, { payType: 38 });
  if (isActivated) activateOrder(world, orderId, at);
}

/** Begins to pay an order by QR code and lets the payment go no further than `state`. */
export function attemptPayment(
  world: World,
  { orderId, finalFen }: OrderRow,
  at: number,
  state: "confirming" | "failed" | "unknown",
): void {
  const { paymentNo } = createPayment(world, { orderId, payType: 38, amountFen: finalFen, openid: null }, at);
  movePayment(world, paymentNo, "handedOver", at);
  movePayment(world, paymentNo, state, at, state === "failed" ? { failReason: "declined" } : {});
  world.table(orderTable).update(orderId, { payType: 38 });
}

/** A coupon of a user with changes: the first there is, or else one transferred from 永兴. */
export function couponFor(world: World, { userId }: UserRow, change: Partial<CouponRow>): CouponRow {
  const coupons = world.table(couponTable);
  const own =
    coupons.by("user", userId).find(({ usage }) => usage === "unused") ?? coupons.get(sampleCouponId);
  if (!own) throw new Error("There is no coupon left for a scenario.");
  return coupons.update(own.couponId, { ...change, userId });
}

const sampleCouponId = 50_118;

/** The order as it is now. */
export function orderNow(world: World, { orderId }: OrderRow): OrderRow {
  const order = world.table(orderTable).get(orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}
