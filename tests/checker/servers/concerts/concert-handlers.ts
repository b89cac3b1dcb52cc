import { textFormats } from "../../contract-server/formats";
import {
  from,
  isText,
  isWhole,
  least,
  like,
  most,
  oneOf,
  readWhole,
  to,
  type Values,
  wrongMembers,
} from "../kit";
import { type Concert, type ConcertsWorld, type Handler, headerOf, isNumberId, without } from "./world";

const languages = ["de", "en", "ja"];
const isTag = (text: string): boolean => /^"[0-9a-f]{8}"$/.test(text);
const shown = ({ owner: _, version: __, ...concert }: Concert): Values => concert;
const tagOf = ({ id, version }: Concert): string =>
  `"${((id * 4096 + version) % 2 ** 32).toString(16).padStart(8, "0")}"`;
const instantOf = ({ startsAt }: Concert): number => Date.parse(startsAt.toUpperCase().replace(":60", ":59"));

const members = (isNeeded: boolean) => ({
  title: { isNeeded, checks: [isText, least(1), most(80)] },
  startsAt: { isNeeded, checks: [isText, isMoment] },
  price: { isNeeded, checks: [isText, like(/^(0|[1-9][0-9]{0,4})\.[0-9]{2}$/)] },
  language: { isNeeded, checks: [oneOf(...languages)] },
});
const isMoment: [string, (value: unknown) => boolean] = [
  "format",
  (value) => typeof value !== "string" || textFormats["date-time"]?.(value) === true,
];

/** Venues and what is announced there. */
export function concertHandlers(world: ConcertsWorld) {
  const { bug } = world;

  const createVenue: Handler = ({ body }) => {
    const wrong = wrongMembers(
      without(body, "id"),
      {
        name: { isNeeded: true, checks: [isText, least(2), most(60)] },
        city: { isNeeded: true, checks: [isText, least(1), most(40)] },
        capacity: { isNeeded: true, checks: [isWhole, from(1), to(200_000)] },
      },
      "",
    );
    if (wrong.length > 0) return world.invalid();
    // Far from one another: a caller who guesses is to find nothing.
    const id = `ven-${((world.next() * 15_485_863) % 36 ** 6).toString(36).padStart(6, "0")}`;
    const { name, city, capacity } = body;
    const venue = { id, name, city, capacity };
    world.venues.push(venue);
    return world.good(venue, 201);
  };

  const getVenue: Handler = ({ id }) => {
    if (!/^ven-[a-z0-9]{6}$/.test(id)) return world.invalid();
    const venue = world.venues.find((one) => one.id === id);
    return venue ? world.good(venue) : world.none();
  };

  const listConcerts: Handler = ({ id, asked }) => {
    const page = readWhole(asked.query.get("page"), 1, 1, 10_000);
    const size = readWhole(asked.query.get("size"), 10, 1, 20);
    const order = asked.query.get("sort") ?? "startsAt";
    const language = headerOf(asked, "x-language");
    if (page === null || size === null || !/^-?(startsAt|price)$/.test(order)) return world.invalid();
    if (language !== undefined && !languages.includes(language)) return world.invalid();
    const venue = getVenue({ id, asked, user: "", body: {} });
    if (venue.status !== 200) return venue;
    const found = world.concerts.filter(
      (one) =>
        one.venueId === id &&
        (language === undefined || one["language"] === language || bug === "X-Language ignored"),
    );
    const start = (page - 1) * size;
    const items = sorted(found, order, bug).slice(start, start + size);
    return world.good({ items: items.map(shown), total: found.length });
  };

  const announceConcert: Handler = ({ id, asked, user, body }) => {
    if (wrongMembers(body, members(true), "").length > 0) return world.invalid();
    const venue = getVenue({ id, asked, user, body });
    if (venue.status !== 200) return venue;
    const concert: Concert = {
      id: world.next(),
      venueId: id,
      owner: user,
      version: 1,
      title: body["title"],
      startsAt: String(body["startsAt"]),
      price: String(body["price"]),
      language: body["language"],
    };
    world.concerts.push(concert);
    return world.good(shown(concert), 201);
  };

  const getConcert: Handler = ({ id, asked }) => {
    const known = headerOf(asked, "if-none-match");
    if (!isNumberId(id) || (known !== undefined && !isTag(known))) return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert) return world.none();
    const etag = tagOf(concert);
    const isKnown = known === etag || (known !== undefined && bug === "another If-None-Match answered 304");
    return isKnown ? { status: 304, headers: { etag } } : world.good(shown(concert), 200, { etag });
  };

  const changeConcert: Handler = ({ id, asked, user, body }) => {
    const wanted = headerOf(asked, "if-match");
    if (!isNumberId(id) || (wanted !== undefined && !isTag(wanted))) return world.invalid();
    if (wrongMembers(body, members(false), "").length > 0 || Object.keys(body).length === 0)
      return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert) return world.none();
    if (concert.owner !== user) return world.bad(403, "NOT_YOURS");
    if (wanted !== undefined && wanted !== tagOf(concert) && bug !== "stale If-Match taken")
      return world.bad(412, "STALE");
    Object.assign(concert, body, { version: concert.version + 1 });
    return world.good(shown(concert), 200, { etag: tagOf(concert) });
  };

  const gone = new Set<number>();
  const cancelConcert: Handler = ({ id, user }) => {
    if (!isNumberId(id)) return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert) return gone.has(Number(id)) && bug === "cancelled twice" ? world.done() : world.none();
    if (concert.owner !== user) return world.bad(403, "NOT_YOURS");
    gone.add(concert.id);
    if (bug !== "cancelled concert still shown")
      world.concerts = world.concerts.filter((one) => one !== concert);
    world.holds = world.holds.filter(({ concertId }) => concertId !== concert.id);
    world.reviews = world.reviews.filter(({ concertId }) => concertId !== concert.id);
    return world.done();
  };

  return { createVenue, getVenue, listConcerts, announceConcert, getConcert, changeConcert, cancelConcert };
}

/** By instant or amount; as text only where the server is to be wrong. */
function sorted(concerts: readonly Concert[], order: string, bug: string): Concert[] {
  const name = order === "price" || order === "-price" ? "price" : "startsAt";
  const sign = order.startsWith("-") ? -1 : 1;
  const number = name === "price" ? ({ price }: Concert) => Number(price) : instantOf;
  return [...concerts].sort((left, right) =>
    bug === `${name} sorted as text`
      ? (left[name] < right[name] ? -1 : left[name] > right[name] ? 1 : 0) * sign
      : (number(left) - number(right)) * sign,
  );
}
