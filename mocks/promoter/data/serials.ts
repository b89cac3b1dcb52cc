import { businessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { addDays, endOfDay } from "../../business/calendar";
import { productIn } from "../../business/catalogue";
import { customerTable } from "../../business/customers";
import { sampleBookIds } from "../../business/data/customers/all";
import { sampleAgent, sampleUserIds } from "../../business/data/users";
import type { SeedContext } from "../../world/types";
import type { SerialRow } from "../rows/serials";

/** The serial of the examples: the promoter's first unused one for the professional version. */
export const knownSerialNo = "SB26-7Q4K-2M9X";

interface Batch {
  readonly owner: "promoter" | "agent";
  /** The number in China. */
  readonly product: string;
  readonly boughtDaysAgo: number;
  readonly unused: number;
  /** At most; there are no more than customers who hold the product since. */
  readonly used: number;
}

/** Bought by the dozen and good for a year: of every state some, of one batch what was left has expired. */
const batches: readonly Batch[] = [
  batch("promoter", "KDZHJ01-STD", 410, 2, 5),
  batch("promoter", "KDZHJ01-PRO", 72, 3, 7),
  batch("promoter", "KDZHJ01-STD", 40, 4, 1),
  batch("promoter", "ZHJXH-RET", 30, 0, 3),
  batch("agent", "KDZHJ01-STD", 420, 3, 47),
  batch("agent", "KDZHJ01-STD", 90, 26, 34),
  batch("agent", "KDZHJ01-PRO", 60, 18, 12),
  batch("agent", "ZHJXH-RET", 55, 9, 6),
];

/** The serials of the sample partners; used ones were used for customers who hold that product. */
export function sampleSerials({ startedAt, variant, random, rowsOf }: SeedContext): SerialRow[] {
  const customers = rowsOf(customerTable);
  const agentId = sampleAgent(variant).userId;
  const books = new Map<string, string>([
    [sampleUserIds.promoter, sampleBookIds.promoter],
    [agentId, sampleBookIds.agent],
  ]);
  return batches.flatMap(({ owner, product, boughtDaysAgo, unused, used }) => {
    const productNo = productIn(variant, product);
    const ownerId = owner === "agent" ? agentId : sampleUserIds.promoter;
    const boughtAt = startedAt - boughtDaysAgo * durations.day;
    const validUntil = endOfDay(addDays(businessDate(boughtAt), 365));
    const holders = customers.filter(
      ({ bookId, held, giveUp }) =>
        bookId === books.get(ownerId) &&
        held.productNo === productNo &&
        giveUp === null &&
        held.startsAt !== null &&
        held.startsAt > boughtAt &&
        held.startsAt < Math.min(startedAt, validUntil),
    );
    return Array.from({ length: unused + Math.min(used, holders.length) }, (_, index): SerialRow => {
      const key = `serial ${ownerId} ${product} ${boughtDaysAgo} ${index}`;
      const isKnown = ownerId === sampleUserIds.promoter && product === "KDZHJ01-PRO" && index === 0;
      const holder = index < unused ? undefined : holders[index - unused];
      return {
        serialNo: isKnown ? knownSerialNo : numberFrom(random(key).token(8)),
        ownerId,
        productNo,
        boughtAt,
        validUntil,
        usedAt:
          index < unused ? null : (holder?.held.startsAt ?? boughtAt + (index + 1) * 3 * durations.hour),
        usedFor: holder ? { customerId: holder.customerId, name: holder.name || holder.contactName } : null,
      };
    });
  });
}

function numberFrom(token: string): string {
  const text = token.toUpperCase();
  return `SB26-${text.slice(0, 4)}-${text.slice(4)}`;
}

function batch(
  owner: Batch["owner"],
  product: string,
  boughtDaysAgo: number,
  unused: number,
  used: number,
): Batch {
  return { owner, product, boughtDaysAgo, unused, used };
}
