import type { operations } from "../../../src/generated/content";
import { isTooOften } from "../../business/attempts";
import { enums } from "../../business/data/enums/all";
import { suggestionAllowance } from "../../business/suggestions";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { notFound, refusals } from "../localize";
import { adTable, bookingTable, conversionTable, subscriptionTable } from "../state";

type Visitor =
  | "reportConversion"
  | "addServiceBooking"
  | "listEnumValues"
  | "addEmailSubscription"
  | "getSuggestionAllowance"
  | "getAd";

/** Attempts within three minutes. */
const allowed = { bookingsOfPhone: 3, subscriptions: 5 };
const day = 24 * 60 * 60_000;

/** Input of visitors, and small items shown to them. */
export const visitorHandlers: Pick<Handlers<operations>, Visitor> = {
  reportConversion({ body, now, world }) {
    const conversions = world.table(conversionTable);
    const key = `${body.type} ${body.url}`;
    const before = conversions.get(key);
    const isFirst = before === undefined || now - before.reportedAt >= day;
    const row = { key, url: body.url, type: body.type, reportedAt: now };
    if (before === undefined) conversions.insert(row);
    else if (isFirst) conversions.update(key, row);
    return ok({ is_first: isFirst });
  },

  addServiceBooking({ body, now, locale, world }) {
    if (isTooOften(world, `booking ${body.phone}`, allowed.bookingsOfPhone)) {
      return refuse({ code: 429, errcode: 42900, msg: refusals.tooOften[locale] });
    }
    const bookings = world.table(bookingTable);
    if (bookings.by("phone", body.phone).some(({ isOpen }) => isOpen)) {
      return refuse({ code: 409, errcode: 40900, msg: refusals.alreadyBooked[locale] });
    }
    const { name, phone, company = "", content = "", origin = 1 } = body;
    const { id } = bookings.insert({
      id: 301 + bookings.size,
      name,
      phone,
      company,
      content,
      origin,
      createdAt: now,
      isOpen: true,
    });
    return ok({ id, created_at: rfc3339(now) });
  },

  listEnumValues({ path, locale }) {
    const values = enums[path.typeID];
    if (!values) return refuse(notFound("noList", locale));
    return ok(values.map(({ code, name }) => ({ code, name: name[locale] })));
  },

  addEmailSubscription({ body, now, locale, world, session }) {
    if (isTooOften(world, `subscription ${session.userId ?? "visitor"}`, allowed.subscriptions)) {
      return refuse({ code: 429, errcode: 42900, msg: refusals.tooOften[locale] });
    }
    const subscriptions = world.table(subscriptionTable);
    const email = body.email.toLowerCase();
    const isNew = subscriptions.get(email) === undefined;
    if (isNew) subscriptions.insert({ email, createdAt: now });
    return ok({ email, is_new: isNew });
  },

  getSuggestionAllowance({ now, locale, world, session }) {
    const { remaining, nextAt } = suggestionAllowance(world, session.userId ?? "visitor", now);
    return ok({
      can_submit: remaining > 0,
      remaining_today: remaining,
      next_at: nextAt === null ? null : rfc3339(nextAt),
      kinds: (enums["suggestion-kind"] ?? []).map(({ code, name }) => ({ code, name: name[locale] })),
    });
  },

  getAd({ query, locale, world }) {
    const ad = world.table(adTable).get(`${query.position} ${query.product}`);
    if (!ad) return ok(null);
    return ok({
      adImgUrl: `/samples/ads/${ad.pictures[locale]}`,
      adAddress: ad.address,
      alt: ad.alt[locale],
    });
  },
};
