import { randomUUID } from "node:crypto";
import { textFormats } from "../../contract-server/formats";
import {
  type Check,
  findViolations,
  isInteger,
  isText,
  maximum,
  maxLength,
  minimum,
  minLength,
  oneOf,
  readInteger,
  type Values,
} from "../kit";
import { type ConcertsWorld, type Handler, type Hold, isNumberId, omit, type Review } from "./world";

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSeats = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && /^[A-Z][0-9]{1,2}$/.test(one));

const seats: Check[] = [
  ["items", isSeats],
  ["length", (value) => !Array.isArray(value) || (value.length >= 1 && value.length <= 4)],
  ["uniqueItems", (value) => !Array.isArray(value) || new Set(value).size === value.length],
];

/** Whether a value is a standing area or a seated row without other properties. */
function isAdmission(value: unknown, bug: string): boolean {
  if (!isObject(value)) return false;
  const { kind, ...rest } = value;
  if (kind === "seated")
    return (
      findViolations(rest, { row: { isRequired: true, checks: [isInteger, minimum(1), maximum(26)] } }, "")
        .length === 0
    );
  const skipped = bug === "standing takes unknown members" ? "skip:unknown members" : "";
  const area = { isRequired: true, checks: [oneOf("front", "back")] };
  return kind === "standing" && findViolations(rest, { area }, skipped).length === 0;
}

const representHold = ({ owner: _, ...hold }: Hold): Values => hold;
const representReview = ({ concertId: _, ...review }: Review): Values => review;
const isDay = (text: string): boolean => textFormats["date"]?.(text) === true;
/** The pattern alone, without the calendar. */
const hasDateShape = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Seat holds and reviews. */
export function visitorHandlers(world: ConcertsWorld) {
  const { bug } = world;
  const concertOf = (id: string) => world.concerts.find((one) => one.id === Number(id));
  /** Seats that stay blocked after their release, for a defect. */
  const blockedSeats = new Set<string>();

  const holdSeats: Handler = ({ id, user, body }) => {
    const violations = findViolations(
      omit(body, "id", "concertId"),
      {
        seats: { isRequired: true, checks: seats },
        admission: { isRequired: true, checks: [["kind", (value) => isAdmission(value, bug)]] },
      },
      bug === "same seat twice in one hold" ? "skip:seats uniqueItems" : "",
    );
    const wanted = body["seats"];
    const admission = body["admission"];
    if (!isNumberId(id) || violations.length > 0 || !isSeats(wanted) || !isObject(admission))
      return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.notFound();
    const held = world.holds.filter((one) => one.concertId === concert.id).flatMap((one) => one.seats);
    const isHeld = wanted.some((one) => held.includes(one) || blockedSeats.has(`${concert.id} ${one}`));
    if (isHeld && bug !== "held seats may be held again") return world.failure(409, "HELD");
    const { kind, area, row } = admission;
    const hold: Hold = {
      id: randomUUID(),
      concertId: concert.id,
      owner: user,
      seats: [...new Set(wanted)],
      admission: kind === "seated" ? { kind, row } : { kind, area },
    };
    world.holds.push(hold);
    return world.success(representHold(hold), 201);
  };

  const releaseHold: Handler = ({ id, user }) => {
    if (textFormats["uuid"]?.(id) !== true) return world.invalid();
    const hold = world.holds.find((one) => one.id === id.toLowerCase());
    if (!hold || (hold.owner !== user && bug !== "anybody releases a hold")) return world.notFound();
    world.holds = world.holds.filter((one) => one !== hold);
    if (bug === "released seats stay held")
      for (const seat of hold.seats) blockedSeats.add(`${hold.concertId} ${seat}`);
    return world.deleted();
  };

  const listReviews: Handler = ({ id, request }) => {
    const rating = request.query.get("rating");
    const wanted = readInteger(rating, 0, 1, 5);
    if (!isNumberId(id) || wanted === null) return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.notFound();
    const found = world.reviews.filter(
      (one) =>
        one.concertId === concert.id &&
        (wanted === 0 ||
          one.rating === wanted ||
          (bug === "rating lists better ones, too" && one.rating > wanted)),
    );
    return world.success(found.map(representReview));
  };

  const isAcceptedDay = (value: unknown): boolean =>
    typeof value === "string" &&
    (isDay(value) || (bug === "a review dated 2025-02-30" && hasDateShape(value)));

  const writeReview: Handler = ({ id, user, body }) => {
    const violations = findViolations(
      omit(body, "id", "author"),
      {
        rating: { isRequired: true, checks: [isInteger, minimum(1), maximum(5)] },
        seenOn: { isRequired: true, checks: [isText, ["format", isAcceptedDay]] },
        text: { checks: [isText, minLength(1), maxLength(500)] },
      },
      "",
    );
    const { rating, seenOn } = body;
    if (!isNumberId(id) || violations.length > 0 || typeof rating !== "number") return world.invalid();
    const concert = concertOf(id);
    if (!concert) return world.notFound();
    const isSecond = world.reviews.some((one) => one.concertId === concert.id && one.author === user);
    if (isSecond && bug !== "second review of one customer") return world.failure(409, "REVIEWED");
    const review: Review = {
      id: world.next(),
      concertId: concert.id,
      author: user,
      rating,
      seenOn: storedDay(String(seenOn), bug),
      ...(body["text"] !== undefined && { text: body["text"] }),
    };
    world.reviews.push(review);
    return world.success(representReview(review), 201);
  };

  return { holdSeats, releaseHold, listReviews, writeReview };
}

/** Stores the date as sent; the defect shifts it by a day, as a time zone conversion does. */
function storedDay(day: string, bug: string): string {
  // An invalid date, accepted by a defect, is stored as a valid one.
  if (!isDay(day)) return "2025-03-02";
  const before = Date.parse(day) - 86_400_000;
  return bug === "seenOn kept a day early" && before > Date.parse("0001-01-01")
    ? new Date(before).toISOString().slice(0, 10)
    : day;
}
