import type { Variant } from "../../../../src/platform/variant";
import type { Random } from "../../../world/random";
import type { CustomerRow, RegistrationChannel } from "../../rows/customers";
import { textIn } from "../global-texts";
import { fakerIn } from "../people";
import { type CustomerDetails, chinaDetails, globalDetails } from "./details";
import { Draw } from "./draw";
import { customerNotes, leadNotes } from "./notes";
import type { Place } from "./places";
import { trades } from "./trades";

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
 * thousand take some ten milliseconds: one sequence of random numbers, whole-number days, no dates.
 */
export function generateCustomers(batch: CustomerBatch): CustomerRow[] {
  return batch.variant === "china" ? generateIn(batch, chinaDetails) : generateIn(batch, globalDetails);
}

function generateIn<Home extends Place>(batch: CustomerBatch, details: CustomerDetails<Home>): CustomerRow[] {
  const { random, startedAt, variant, count } = batch;
  const draw = new Draw(random, fakerIn(variant, random), startedAt, variant);
  const choices = {
    details,
    places: weighted(details.places),
    customerNotes: customerNotes.map((note) => textIn(variant, note)),
    leadNotes: leadNotes.map((note) => textIn(variant, note)),
  };
  return Array.from({ length: count }, (_, index) => generateCustomer(batch, index, draw, choices));
}

/** What all customers of a batch are made from. */
interface Choices<Home extends Place> {
  readonly details: CustomerDetails<Home>;
  readonly places: readonly Home[];
  readonly customerNotes: readonly string[];
  readonly leadNotes: readonly string[];
}

const weighted = <Item extends { readonly weight: number }>(items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => Array.from({ length: item.weight }, () => item));

const tradesByWeight = weighted(trades);
const channels: readonly RegistrationChannel[] = [
  ...(["qr", "qr", "qr", "link", "link", "chat", "chat", "poster", "store", "store"] as const),
  ...(["moments", "sms", "visit", "visit", "visit", "app", "self"] as const),
];
const intentions = ["high", "medium", "medium", "general", "general", "general"] as const;
const giveUpReasons = ["closed", "competitor", "no-need"] as const;

function generateCustomer<Home extends Place>(
  batch: CustomerBatch,
  index: number,
  draw: Draw,
  { details, places, customerNotes, leadNotes }: Choices<Home>,
): CustomerRow {
  const place = draw.one(places);
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
    name: isLead && draw.index(3) === 0 ? "" : details.shopName(draw, { place, trade, surname, givenName }),
    contactName: details.fullName(surname, givenName),
    phone: details.phone(batch.firstPhone + index, place),
    address: details.address(draw, place),
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
