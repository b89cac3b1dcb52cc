import type { Variant } from "../../../../src/platform/variant";
import { createFaker } from "../../../world/faker";
import type { Random } from "../../../world/random";
import type { CustomerRow, RegistrationChannel } from "../../rows/customers";
import { phonePrefixes } from "../people";
import { Draw } from "./draw";
import { customerNotes, leadNotes } from "./notes";
import { type Place, places } from "./places";
import { shopPrefixes, type Trade, trades } from "./trades";

interface CustomerBatch {
  readonly bookId: string;
  /** Number of the first customer; the others follow. */
  readonly firstId: number;
  /** Place of the first phone in the order of all sample phones. */
  readonly firstPhone: number;
  readonly count: number;
  /** How long ago the first of them came. */
  readonly oldestDays: number;
  readonly startedAt: number;
  /** The edition whose products they hold. */
  readonly variant: Variant;
  readonly random: Random;
}

/**
 * Customers and leads as a promoter's book has them, in every state and with expiries spread over the months. Ten
 * thousand take some thirty milliseconds: one sequence of random numbers, whole-number days, no dates.
 */
export function generateCustomers(batch: CustomerBatch): CustomerRow[] {
  const draw = new Draw(batch.random, createFaker(batch.random), batch.startedAt, batch.variant);
  return Array.from({ length: batch.count }, (_, index) => generateCustomer(batch, index, draw));
}

const weighted = <Item extends { readonly weight: number }>(items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => Array.from({ length: item.weight }, () => item));

const placesByWeight = weighted(places);
const tradesByWeight = weighted(trades);
const channels: readonly RegistrationChannel[] = [
  ...(["qr", "qr", "qr", "link", "link", "chat", "chat", "poster", "store", "store"] as const),
  ...(["moments", "sms", "visit", "visit", "visit", "app", "self"] as const),
];
const intentions = ["high", "medium", "medium", "general", "general", "general"] as const;
const giveUpReasons = ["closed", "competitor", "no-need"] as const;
const openings = ["", "", "", "", "", "总店", "二店", "分店"] as const;

function generateCustomer(batch: CustomerBatch, index: number, draw: Draw): CustomerRow {
  const place = draw.one(placesByWeight);
  const trade = draw.one(tradesByWeight);
  const surname = draw.surname();
  const givenName = draw.givenName();
  const isLead = draw.index(8) === 0;
  const history = isLead ? draw.leadHistory() : draw.customerHistory(batch.oldestDays);
  const lastFollowUp = draw.lastFollowUp(history.since);
  const labels = draw.labels(isLead);
  const gaveUp = draw.index(90) === 0 ? Math.max(draw.past(6), lastFollowUp ?? history.since) : null;
  return {
    customerId: String(batch.firstId + index),
    bookId: batch.bookId,
    since: history.since,
    accountId: null,
    name: isLead && draw.index(3) === 0 ? "" : shopName(draw, { place, trade, surname, givenName }),
    contactName: `${surname}${givenName}`,
    phone: phoneAt(batch.firstPhone + index),
    address: `${place.full}${draw.one(place.streets)}${1 + draw.index(280)}号`,
    industry: trade.industry,
    purchaseIntention: lastFollowUp === null && !isLead ? null : draw.one(intentions),
    labels,
    relation: isLead ? "lead" : "customer",
    registeredAt: isLead ? null : history.since,
    channel: isLead ? "visit" : draw.one(channels),
    held: history.held,
    lastNote: lastFollowUp === null ? "" : draw.one(isLead ? leadNotes : customerNotes),
    lastFollowUpAt: lastFollowUp,
    nextFollowUpAt:
      lastFollowUp !== null && gaveUp === null && draw.index(8) === 0 ? draw.next(lastFollowUp) : null,
    protection: protectionOf(history.since, lastFollowUp, history.paidAt),
    giveUp: gaveUp === null ? null : { at: gaveUp, reason: draw.one(giveUpReasons), note: "" },
    authorisedAt: !isLead && gaveUp === null && draw.index(3) === 0 ? history.since : null,
  };
}

interface Shop {
  readonly place: Place;
  readonly trade: Trade;
  readonly surname: string;
  readonly givenName: string;
}

/**
 * A shop name: by its owner or with words of good luck, then by its trade. Faker has full legal company names only,
 * which wholesalers do not use.
 */
function shopName(draw: Draw, { place, trade, surname, givenName }: Shop): string {
  const district = draw.index(3) === 0 ? place.short : "";
  return `${district}${shopPrefix(draw, surname, givenName)}${draw.one(trade.names)}${draw.one(openings)}`;
}

function shopPrefix(draw: Draw, surname: string, givenName: string): string {
  const kind = draw.index(6);
  if (kind === 0) return `${surname}记`;
  // A single character beside the trade would not be read as a name.
  if (kind === 1) return givenName.length > 1 ? givenName : surname + givenName;
  return draw.one(shopPrefixes);
}

/** Phones of the sample customers: the last eight digits never come twice, since the step shares no factor with 10⁸. */
export function phoneAt(index: number): string {
  const digits = (31_415_927 + index * 27_182_819) % 100_000_000;
  const prefix = phonePrefixes[index % phonePrefixes.length] ?? "150";
  return `${prefix}${String(digits).padStart(8, "0")}`;
}

/** What a protection is counted from: the last of entering, following up and ordering. */
function protectionOf(
  since: number,
  lastFollowUp: number | null,
  paidAt: number | null,
): CustomerRow["protection"] {
  const last = Math.max(since, lastFollowUp ?? 0, paidAt ?? 0);
  return {
    startedAt: last,
    reason: last === lastFollowUp ? "followUp" : last === paidAt ? "order" : "entered",
  };
}
