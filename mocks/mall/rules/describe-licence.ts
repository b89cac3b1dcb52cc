import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { currencyOf } from "../../business/catalogue";
import { daysLeft, licenceState } from "../../business/licences";
import { shareOf, yuan } from "../../business/money";
import { isPaid } from "../../business/orders";
import type { Quote } from "../../business/pricing";
import type { LicenceRow } from "../../business/rows/licences";
import type { OrderRow } from "../../business/rows/orders";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { productName } from "../texts/orders";
import { describeQuote } from "./describe-quote";
import { upgradeOf } from "./upgrade";

type Schemas = components["schemas"];

/** What a licence has left at an instant, and what an upgrade would cost then. */
export function describeRemaining(
  world: Pick<World, "variant">,
  licence: LicenceRow,
  now: number,
  locale: Locale,
): Schemas["LicenceRemaining"] {
  const upgrade = upgradeOf(licence, now);
  return {
    srvId: licence.licenceId,
    serviceNumber: licence.typeCode,
    productNo: licence.productNo,
    name: productName(licence.productNo, locale),
    level: licence.level,
    state: licenceState(licence, now),
    subscribeType: licence.subscribeType,
    startsOn: dayOf(licence.startsAt),
    expiresOn: dayOf(licence.expiresAt),
    daysLeft: daysLeft(licence, now),
    currency: currencyOf(world.variant),
    upgradeEstimate: upgrade && yuan(upgrade.quote.finalFen),
    asOf: rfc3339(now),
  };
}

/** What an upgrade would cost now; nothing was ordered. */
export function describePreview(
  world: Pick<World, "variant">,
  licence: LicenceRow,
  quote: Quote,
  now: number,
  locale: Locale,
): Schemas["LicenceUpgrade"] {
  return {
    srvId: licence.licenceId,
    fromLevel: "standard",
    targetLevel: "professional",
    daysLeft: quote.days,
    expiresOn: businessDate(licence.expiresAt ?? now),
    quote: describeQuote(world, quote, now, locale),
    orderId: null,
    orderNo: null,
    state: null,
    isUsable: false,
    unpaidDeadline: null,
    serverTime: rfc3339(now),
  };
}

/** The order of an upgrade, at the price it was made with. */
export function describeUpgrade(
  world: Pick<World, "variant">,
  licence: LicenceRow,
  order: OrderRow,
  now: number,
  locale: Locale,
): Schemas["LicenceUpgrade"] {
  const days = order.lines[0]?.days ?? 0;
  const { lines, originalFen, discountFen, couponFen, finalFen } = order;
  const dayFen = days > 0 ? shareOf(finalFen, 1, days) : 0;
  const price = { lines, originalFen, discountFen, couponFen, finalFen, dayFen, days };
  const quote: Quote = { ...price, isExclusive: false, promotionAlias: null };
  return {
    ...describePreview(world, licence, quote, now, locale),
    quote: describeQuote(world, quote, order.createdAt, locale),
    orderId: order.orderId,
    orderNo: order.orderNo,
    state: order.state,
    isUsable: isPaid(order),
    unpaidDeadline: rfc3339(order.unpaidDeadline),
  };
}

function dayOf(instant: number | null): string | null {
  return instant === null ? null : businessDate(instant);
}
