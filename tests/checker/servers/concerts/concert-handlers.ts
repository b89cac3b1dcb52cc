import { textFormats } from "../../contract-server/formats";
import {
  findViolations,
  isInteger,
  isText,
  maximum,
  maxLength,
  minimum,
  minLength,
  oneOf,
  pattern,
  readInteger,
  type Values,
} from "../kit";
import { type Concert, type ConcertsWorld, type Handler, headerOf, isNumberId, omit } from "./world";

const languages = ["de", "en", "ja"];
const isTag = (text: string): boolean => /^"[0-9a-f]{8}"$/.test(text);
const represent = ({ owner: _, version: __, ...concert }: Concert): Values => concert;
const tagOf = ({ id, version }: Concert): string =>
  `"${((id * 4096 + version) % 2 ** 32).toString(16).padStart(8, "0")}"`;
const instantOf = ({ startsAt }: Concert): number => Date.parse(startsAt.toUpperCase().replace(":60", ":59"));

const members = (isRequired: boolean) => ({
  title: { isRequired, checks: [isText, minLength(1), maxLength(80)] },
  startsAt: { isRequired, checks: [isText, isDateTime] },
  price: { isRequired, checks: [isText, pattern(/^(0|[1-9][0-9]{0,4})\.[0-9]{2}$/)] },
  language: { isRequired, checks: [oneOf(...languages)] },
});
const isDateTime: [string, (value: unknown) => boolean] = [
  "format",
  (value) => typeof value !== "string" || textFormats["date-time"]?.(value) === true,
];

export function concertHandlers(world: ConcertsWorld) {
  const { bug } = world;

  const createVenue: Handler = ({ body }) => {
    const violations = findViolations(
      omit(body, "id"),
      {
        name: { isRequired: true, checks: [isText, minLength(2), maxLength(60)] },
        city: { isRequired: true, checks: [isText, minLength(1), maxLength(40)] },
        capacity: { isRequired: true, checks: [isInteger, minimum(1), maximum(200_000)] },
      },
      "",
    );
    if (violations.length > 0) return world.invalid();
    // Ids are not consecutive, so that a guessed id does not exist.
    const id = `ven-${((world.next() * 15_485_863) % 36 ** 6).toString(36).padStart(6, "0")}`;
    const { name, city, capacity } = body;
    const venue = { id, name, city, capacity };
    world.venues.push(venue);
    return world.success(venue, 201);
  };

  const getVenue: Handler = ({ id }) => {
    if (!/^ven-[a-z0-9]{6}$/.test(id)) return world.invalid();
    const venue = world.venues.find((one) => one.id === id);
    return venue ? world.success(venue) : world.notFound();
  };

  const listConcerts: Handler = ({ id, request }) => {
    const page = readInteger(request.query.get("page"), 1, 1, 10_000);
    const size = readInteger(request.query.get("size"), 10, 1, 20);
    const order = request.query.get("sort") ?? "startsAt";
    const language = headerOf(request, "x-language");
    if (page === null || size === null || !/^-?(startsAt|price)$/.test(order)) return world.invalid();
    if (language !== undefined && !languages.includes(language)) return world.invalid();
    const venue = getVenue({ id, request, user: "", body: {} });
    if (venue.status !== 200) return venue;
    const found = world.concerts.filter(
      (one) =>
        one.venueId === id &&
        (language === undefined || one["language"] === language || bug === "X-Language ignored"),
    );
    const start = (page - 1) * size;
    const items = sortConcerts(found, order, bug).slice(start, start + size);
    return world.success({ items: items.map(represent), total: found.length });
  };

  const announceConcert: Handler = ({ id, request, user, body }) => {
    if (findViolations(body, members(true), "").length > 0) return world.invalid();
    const venue = getVenue({ id, request, user, body });
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
    return world.success(represent(concert), 201);
  };

  const getConcert: Handler = ({ id, request }) => {
    const known = headerOf(request, "if-none-match");
    if (!isNumberId(id) || (known !== undefined && !isTag(known))) return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert) return world.notFound();
    const etag = tagOf(concert);
    const isKnown = known === etag || (known !== undefined && bug === "another If-None-Match answered 304");
    return isKnown ? { status: 304, headers: { etag } } : world.success(represent(concert), 200, { etag });
  };

  const changeConcert: Handler = ({ id, request, user, body }) => {
    const wanted = headerOf(request, "if-match");
    if (!isNumberId(id) || (wanted !== undefined && !isTag(wanted))) return world.invalid();
    if (findViolations(body, members(false), "").length > 0 || Object.keys(body).length === 0)
      return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert) return world.notFound();
    if (concert.owner !== user) return world.failure(403, "NOT_YOURS");
    if (wanted !== undefined && wanted !== tagOf(concert) && bug !== "stale If-Match taken")
      return world.failure(412, "STALE");
    Object.assign(concert, body, { version: concert.version + 1 });
    return world.success(represent(concert), 200, { etag: tagOf(concert) });
  };

  const cancelledIds = new Set<number>();
  const cancelConcert: Handler = ({ id, user }) => {
    if (!isNumberId(id)) return world.invalid();
    const concert = world.concerts.find((one) => one.id === Number(id));
    if (!concert)
      return cancelledIds.has(Number(id)) && bug === "cancelled twice" ? world.deleted() : world.notFound();
    if (concert.owner !== user) return world.failure(403, "NOT_YOURS");
    cancelledIds.add(concert.id);
    if (bug !== "cancelled concert still shown")
      world.concerts = world.concerts.filter((one) => one !== concert);
    world.holds = world.holds.filter(({ concertId }) => concertId !== concert.id);
    world.reviews = world.reviews.filter(({ concertId }) => concertId !== concert.id);
    return world.deleted();
  };

  return { createVenue, getVenue, listConcerts, announceConcert, getConcert, changeConcert, cancelConcert };
}

function sortConcerts(concerts: readonly Concert[], order: string, bug: string): Concert[] {
  const name = order === "price" || order === "-price" ? "price" : "startsAt";
  const sign = order.startsWith("-") ? -1 : 1;
  const number = name === "price" ? ({ price }: Concert) => Number(price) : instantOf;
  return [...concerts].sort((left, right) =>
    bug === `${name} sorted as text`
      ? (left[name] < right[name] ? -1 : left[name] > right[name] ? 1 : 0) * sign
      : (number(left) - number(right)) * sign,
  );
}
