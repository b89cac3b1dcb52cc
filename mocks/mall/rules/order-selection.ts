import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { skuOf, skuSoldIn } from "../../business/catalogue";
import { daysLeft, licenceTable } from "../../business/licences";
import type { OrderSelection } from "../../business/place-order";
import { priceAddedUsers, type Quote } from "../../business/pricing";
import { notFound } from "../../business/refusals";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";
import { refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { isOnSale } from "../state/goods";
import { businessRefusal, keyedRefusal, serviceUnknown } from "../texts/business-refusal";
import { licenceRefusals, licenceTexts } from "../texts/licences";
import { paymentRefusals } from "../texts/payments";
import { type Buyer, priceFor } from "./buyer";
import { purchaseObstacle, roleObstacle } from "./eligibility";
import { renewalProblem, userAdditionProblem } from "./licence-refusals";
import { purchaseOf, renewalOf, type Selection, selectionRefusal } from "./selection";

type OrderRequest = components["schemas"]["OrderRequest"];
type RequestOf<Kind extends OrderRequest["kind"]> = Extract<OrderRequest, { kind: Kind }>;

/** What an order is for and what it costs before its coupon. */
export type PricedSelection = Pick<
  OrderSelection,
  "kind" | "sku" | "quantity" | "years" | "users" | "stores" | "userTotal" | "storeTotal" | "srvId" | "quote"
>;

interface CallContext {
  readonly world: World;
  readonly buyer: Buyer & { readonly user: UserRow };
  readonly now: number;
  readonly locale: Locale;
}

/** What is asked to be ordered, priced; or the refusal, where it cannot be ordered so by this buyer. */
export function selectionOf(body: OrderRequest, context: CallContext) {
  switch (body.kind) {
    case "buy":
      return purchaseSelection(body, context);
    case "renew":
      return renewalSelection(body, context);
    case "addUsers":
      return additionSelection(body, context);
  }
}

/** A licence of an account; undefined for an unknown or another user's. */
export function licenceOf(world: World, userId: string, licenceId: number): LicenceRow | undefined {
  const licence = world.table(licenceTable).get(licenceId);
  return licence?.userId === userId ? licence : undefined;
}

function purchaseSelection(body: RequestOf<"buy">, context: CallContext) {
  const { world, locale, now } = context;
  const sku = skuSoldIn(world.variant, body.productNo);
  if (!sku || sku.serviceNumber !== body.serviceNumber || !isOnSale(world, sku))
    return { refusal: refuse(serviceUnknown(locale)) };
  const { quantity, years, users, stores } = body;
  const choice = { sku, quantity, years, users, stores };
  const invalid = selectionRefusal(choice, locale);
  if (invalid) return { refusal: refuse(invalid) };
  return pricedSelection(purchaseOf(choice, now), context);
}

function renewalSelection({ srvId, years }: RequestOf<"renew">, context: CallContext) {
  const { world, buyer, locale, now } = context;
  const licence = licenceOf(world, buyer.user.userId, srvId);
  if (!licence) return { refusal: refuse(notFound(locale, licenceTexts.noLicence)) };
  const problem = renewalProblem(licence);
  if (problem)
    return { refusal: refuse(businessRefusal(problem.errcode, locale, licenceRefusals[problem.texts])) };
  const sku = skuOf(licence.productNo);
  if (!sku || !isOnSale(world, sku)) return { refusal: refuse(serviceUnknown(locale)) };
  return pricedSelection(renewalOf(sku, licence, years, now), context);
}

function pricedSelection({ action, choice, licence }: Selection, { world, buyer, locale, now }: CallContext) {
  const { sku, ...chosen } = choice;
  const obstacle = roleObstacle(buyer.user, action) ?? purchaseObstacle(sku, choice.quantity, action, buyer);
  if (obstacle) return { refusal: refuse(notEligible(locale)) };
  const quote: Quote = priceFor(world, buyer, choice, action, now);
  const selection: PricedSelection = {
    kind: action,
    sku,
    ...chosen,
    userTotal: sku.includedUsers + choice.users,
    storeTotal: sku.includedStores + choice.stores,
    srvId: licence?.licenceId ?? null,
    quote,
  };
  return { selection };
}

function additionSelection(
  { srvId, users }: RequestOf<"addUsers">,
  { world, buyer, locale, now }: CallContext,
) {
  const licence = licenceOf(world, buyer.user.userId, srvId);
  if (!licence) return { refusal: refuse(notFound(locale, licenceTexts.noLicence)) };
  const problem = userAdditionProblem(licence, users, now);
  if (problem)
    return { refusal: refuse(businessRefusal(problem.errcode, locale, licenceRefusals[problem.texts])) };
  const sku = skuOf(licence.productNo);
  const days = daysLeft(licence, now);
  if (typeof sku?.userYearFen !== "number" || days === null)
    throw new Error(`Licence ${srvId} has no price for more users.`);
  if (roleObstacle(buyer.user, "addUsers")) return { refusal: refuse(notEligible(locale)) };
  const quote = priceAddedUsers({ userYearFen: sku.userYearFen, users, days });
  const selection: PricedSelection = {
    kind: "addUsers",
    sku,
    quantity: 1,
    years: null,
    users,
    stores: 0,
    userTotal: licence.users + users,
    storeTotal: licence.stores,
    srvId,
    quote,
  };
  return { selection };
}

/** This user may not buy or pay this. */
export function notEligible(locale: Locale) {
  return keyedRefusal(60001, locale, paymentRefusals.notEligible, "pay.notEligible");
}
