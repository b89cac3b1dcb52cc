import { randomUUID } from "node:crypto";
import { textFormats } from "../../contract-server/formats";
import {
  type Check,
  from,
  isText,
  isWhole,
  least,
  most,
  oneOf,
  readWhole,
  to,
  type Values,
  wrongMembers,
} from "../kit";
import { type ConcertsWorld, type Handler, type Hold, isNumberId, type Review, without } from "./world";

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSeats = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && /^[A-Z][0-9]{1,2}$/.test(one));

const seats: Check[] = [
  ["items", isSeats],
  ["length", (value) => !Array.isArray(value) || (value.length >= 1 && value.length <= 4)],
  ["uniqueItems", (value) => !Array.isArray(value) || new Set(value).size === value.length],
];

/** A place to stand or a row to sit in, each with what belongs to it and nothing else. */
function isAdmission(value: unknown, bug: string): boolean {
  if (!isObject(value)) return false;
  const { kind, ...rest } = value;
  if (kind === "seated")
    return (
      wrongMembers(rest, { row: { isNeeded: true, checks: [isWhole, from(1), to(26)] } }, "").length === 0
    );
  const skipped = bug === "standing takes unknown members" ? "skip:unknown members" : "";
  const area = { isNeeded: true, checks: [oneOf("front", "back")] };
  return kind === "standing" && wrongMembers(rest, { area }, skipped).length === 0;
}

const shownHold = ({ owner: _, ...hold }: Hold): Values => hold;
const shownReview = ({ concertId: _, ...review }: Review): Values => review;
const isDay = (text: string): boolean => textFormats["date"]?.(text) === true;
/** As a pattern would have it, which knows no calendar. */
const looksLikeDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Seats that are held for a while, and what visitors say afterwards. */
export function visitorHandlers(world: ConcertsWorld) {
  const { bug } = world;
  const concertOf = (id: string) => world.concerts.find((one) => one.id === Number(id));
  /** Seats that no hold has any more and nobody gets. */
  const lost = new Set<string>();

  const holdSeats: Handler = ({ id, user, body }) => {
    const wrong = wrongMembers(
      without(body, "id", "concertId"),
      {
        seats: { isNeeded: true, checks: seats },
        admission: { isNeeded: true, checks: [["kind", (value) => isAdmission(value, bug)]] },
      },
      bug === "same seat twice in one hold" ? "skip:seats uniqueItems" : "",
    );
    const wanted = body["seats"];
    const said = body["admission"];
    if (!isNumberId(id) || wrong.length > 0 || !isSeats(wanted) || !isObject(said)) return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.none();
    const held = world.holds.filter((one) => one.concertId === concert.id).flatMap((one) => one.seats);
    const isHeld = wanted.some((one) => held.includes(one) || lost.has(`${concert.id} ${one}`));
    if (isHeld && bug !== "held seats may be held again") return world.bad(409, "HELD");
    const { kind, area, row } = said;
    const hold: Hold = {
      id: randomUUID(),
      concertId: concert.id,
      owner: user,
      seats: [...new Set(wanted)],
      admission: kind === "seated" ? { kind, row } : { kind, area },
    };
    world.holds.push(hold);
    return world.good(shownHold(hold), 201);
  };

  const releaseHold: Handler = ({ id, user }) => {
    if (textFormats["uuid"]?.(id) !== true) return world.invalid();
    const hold = world.holds.find((one) => one.id === id.toLowerCase());
    if (!hold || (hold.owner !== user && bug !== "anybody releases a hold")) return world.none();
    world.holds = world.holds.filter((one) => one !== hold);
    if (bug === "released seats stay held")
      for (const seat of hold.seats) lost.add(`${hold.concertId} ${seat}`);
    return world.done();
  };

  const listReviews: Handler = ({ id, asked }) => {
    const rating = asked.query.get("rating");
    const wanted = readWhole(rating, 0, 1, 5);
    if (!isNumberId(id) || wanted === null) return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.none();
    const found = world.reviews.filter(
      (one) =>
        one.concertId === concert.id &&
        (wanted === 0 ||
          one.rating === wanted ||
          (bug === "rating lists better ones, too" && one.rating > wanted)),
    );
    return world.good(found.map(shownReview));
  };

  const isSomeDay = (value: unknown): boolean =>
    typeof value === "string" &&
    (isDay(value) || (bug === "a review dated 2025-02-30" && looksLikeDay(value)));

  const writeReview: Handler = ({ id, user, body }) => {
    const wrong = wrongMembers(
      without(body, "id", "author"),
      {
        rating: { isNeeded: true, checks: [isWhole, from(1), to(5)] },
        seenOn: { isNeeded: true, checks: [isText, ["format", isSomeDay]] },
        text: { checks: [isText, least(1), most(500)] },
      },
      "",
    );
    const { rating, seenOn } = body;
    if (!isNumberId(id) || wrong.length > 0 || typeof rating !== "number") return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.none();
    const isSecond = world.reviews.some((one) => one.concertId === concert.id && one.author === user);
    if (isSecond && bug !== "second review of one customer") return world.bad(409, "REVIEWED");
    const review: Review = {
      id: world.next(),
      concertId: concert.id,
      author: user,
      rating,
      seenOn: keptDay(String(seenOn), bug),
      ...(body["text"] !== undefined && { text: body["text"] }),
    };
    world.reviews.push(review);
    return world.good(shownReview(review), 201);
  };

  return { holdSeats, releaseHold, listReviews, writeReview };
}

/** The day as it was sent: a correct server does not ask what time zone it is in. */
function keptDay(day: string, bug: string): string {
  // What is no day is at least kept as one.
  if (!isDay(day)) return "2025-03-02";
  const before = Date.parse(day) - 86_400_000;
  return bug === "seenOn kept a day early" && before > Date.parse("0001-01-01")
    ? new Date(before).toISOString().slice(0, 10)
    : day;
}
