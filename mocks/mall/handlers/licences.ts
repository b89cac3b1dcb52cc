import type { operations } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { currencyOf, skuOf, skuSoldIn } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { daysLeft, isExpired, licenceTable } from "../../business/licences";
import { yuan } from "../../business/money";
import { orderTable } from "../../business/orders";
import { renewalStart, servicePeriod } from "../../business/periods";
import { placeOrder } from "../../business/place-order";
import { priceAddedUsers } from "../../business/pricing";
import { notFound } from "../../business/refusals";
import type { LicenceRow } from "../../business/rows/licences";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { describePreview, describeRemaining, describeUpgrade } from "../rules/describe-licence";
import { describeQuote } from "../rules/describe-quote";
import { byLastDay } from "../rules/licence-order";
import {
  type LicenceProblem,
  renewalProblem,
  retainedUntil,
  upgradeProblem,
  userAdditionProblem,
} from "../rules/licence-refusals";
import { upgradeOf, upgradeSelection } from "../rules/upgrade";
import { businessRefusal, serviceUnknown } from "../texts/business-refusal";
import { licenceRefusals, licenceTexts } from "../texts/licences";

type Licences =
  | "listLicenceDaysRemaining"
  | "upgradeLicence"
  | "getRenewalExpiry"
  | "previewUserAddition"
  | "getSkuDays";

/** As many as one answer carries. */
const maximumLicences = 200;

/** What licences have left, and what prolonging, raising or widening them would come to. */
export const licenceHandlers: Pick<Handlers<operations>, Licences> = {
  listLicenceDaysRemaining: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const all = world.table(licenceTable).by("user", userId);
      const found = all.filter(({ licenceId }) => query.srvId === undefined || query.srvId === licenceId);
      if (query.srvId !== undefined && found.length === 0) return refuse(noLicence(locale));
      const sorted = found.sort(byLastDay).slice(0, maximumLicences);
      return ok(sorted.map((licence) => describeRemaining(world, licence, now, locale)));
    }),

  upgradeLicence: (request) =>
    withUser(request, ({ userId }) => {
      const { body, headers, now, locale, world } = request;
      const orders = world.table(orderTable);
      const scope = `upgradeLicence ${userId}`;
      const key = body.isPreview ? undefined : headers["Idempotency-Key"];
      // One key is one request, whatever its body: it returns the first order.
      const known = findKey(world, scope, key, null);
      const createdOrder = known.kind === "made" ? orders.get(Number(known.created)) : undefined;
      const licence = licenceOf(world, userId, createdOrder?.srvId ?? body.srvId);
      if (!licence) return refuse(noLicence(locale));
      if (createdOrder) return ok(describeUpgrade(world, licence, createdOrder, now, locale));
      const problem = upgradeProblem(licence, now);
      if (problem) return refuse(refusalOf(problem, locale));
      const upgrade = upgradeOf(licence, now);
      if (!upgrade) throw new Error(`Licence ${licence.licenceId} has no price for its upgrade.`);
      if (body.isPreview) return ok(describePreview(world, licence, upgrade.quote, now, locale));
      const unpaid = orders
        .by("user", userId)
        .find(
          ({ kind, state, srvId }) => kind === "upgrade" && state === "unpaid" && srvId === licence.licenceId,
        );
      const order = unpaid ?? placeOrder(world, upgradeSelection(licence, upgrade), now);
      storeKey(world, scope, key, null, order.orderId);
      return ok(describeUpgrade(world, licence, order, now, locale));
    }),

  getRenewalExpiry: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const { srvId, years = 1 } = query;
      const licence = licenceOf(world, userId, srvId);
      if (!licence) return refuse(noLicence(locale));
      const problem = renewalProblem(licence);
      if (problem) return refuse(refusalOf(problem, locale));
      // What was never paid has no last day to count from: it is bought, not renewed.
      if (licence.expiresAt === null) return refuse(noLicence(locale));
      const period = servicePeriod(licence.productNo, years, renewalStart(licence, now));
      const isOver = isExpired(licence, now);
      return ok({
        srvId,
        years,
        expiresOn: businessDate(licence.expiresAt),
        isExpired: isOver,
        daysLeft: Math.max(daysLeft(licence, now) ?? 0, 0),
        startsOn: period.startsOn,
        newExpiresOn: period.expiresOn,
        days: period.days,
        dataKeptUntil: isOver ? rfc3339(retainedUntil(licence.expiresAt)) : null,
        asOf: rfc3339(now),
      });
    }),

  previewUserAddition: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const { srvId, users = 1 } = query;
      const licence = licenceOf(world, userId, srvId);
      if (!licence) return refuse(noLicence(locale));
      const problem = userAdditionProblem(licence, users, now);
      if (problem) return refuse(refusalOf(problem, locale));
      const [days, userYearFen] = [daysLeft(licence, now), skuOf(licence.productNo)?.userYearFen];
      if (days === null || licence.expiresAt === null || typeof userYearFen !== "number")
        throw new Error(`Licence ${srvId} has no price for more users.`);
      return ok({
        srvId,
        users,
        usersBefore: licence.users,
        usersAfter: licence.users + users,
        daysLeft: days,
        expiresOn: businessDate(licence.expiresAt),
        currency: currencyOf(world.variant),
        userYearPrice: yuan(userYearFen),
        quote: describeQuote(world, priceAddedUsers({ userYearFen, users, days }), now, locale),
      });
    }),

  getSkuDays({ query, now, locale, world, session }) {
    const { productNo, years = 1, srvId } = query;
    const sku = skuSoldIn(world.variant, productNo);
    if (!sku?.isOnSale) return refuse(serviceUnknown(locale));
    const licence = srvId === undefined ? undefined : licenceOf(world, session.userId, srvId);
    if (srvId !== undefined && !licence) return refuse(noLicence(locale));
    if (licence && licence.typeCode !== sku.serviceNumber) return refuse(serviceUnknown(locale));
    const startsOn = licence ? renewalStart(licence, now) : businessDate(now);
    return ok({ productNo, years, ...servicePeriod(productNo, years, startsOn), asOf: rfc3339(now) });
  },
};

/** A licence of an account; undefined for an unknown or another user's. */
function licenceOf(world: World, userId: string | null, licenceId: number): LicenceRow | undefined {
  const licence = world.table(licenceTable).get(licenceId);
  return licence?.userId === userId ? licence : undefined;
}

function noLicence(locale: Locale) {
  return notFound(locale, licenceTexts.noLicence);
}

function refusalOf({ errcode, texts }: LicenceProblem, locale: Locale) {
  return businessRefusal(errcode, locale, licenceRefusals[texts]);
}
