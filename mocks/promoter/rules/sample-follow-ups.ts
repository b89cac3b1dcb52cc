import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { type SampleText, textIn } from "../../business/data/global-texts";
import type { CustomerRow } from "../../business/rows/customers";
import type { FollowUpRow } from "../rows/follow-ups";

const help: readonly SampleText[] = [
  "来问打印机，教会了",
  "不会盘点，带着做了一遍",
  "换电脑重装，帮他登上了",
  "教了老板娘看毛利",
];

/**
 * Generated follow-ups of a sample customer without stored ones, newest first: derived from the customer's row on
 * request, so that ten thousand customers need no thirty thousand rows.
 */
export function sampleFollowUps(customer: CustomerRow, variant: Variant): FollowUpRow[] {
  const { customerId, since, lastFollowUpAt, lastNote, bookId, giveUp, held } = customer;
  const number = Number(customerId);
  const rows: FollowUpRow[] = [];
  const add = (kind: FollowUpRow["kind"], at: number, facts: Partial<FollowUpRow>): void => {
    rows.push({
      followUpId: number * 10 + rows.length,
      customerId,
      kind,
      at,
      text: "",
      detail: "",
      // The customer's promoter wrote it.
      authorId: bookId,
      purchaseIntention: null,
      nextFollowUpAt: null,
      about: null,
      ...facts,
    });
  };
  const { purchaseIntention, nextFollowUpAt } = customer;
  if (giveUp) add("givenUp", giveUp.at, { about: giveUp.reason, detail: giveUp.note });
  if (lastFollowUpAt !== null && lastFollowUpAt > since && lastNote !== "")
    add("note", lastFollowUpAt, { text: lastNote, purchaseIntention, nextFollowUpAt });
  const supportAt = (held.startsAt ?? 0) + (20 + (number % 60)) * durations.day + 10 * durations.hour;
  if (held.isPaid && number % 3 !== 1 && supportAt > since && supportAt < (lastFollowUpAt ?? 0)) {
    const text = help[number % help.length];
    add("support", supportAt, { text: text === undefined ? "" : textIn(variant, text) });
  }
  if (customer.channel === "visit") {
    const isFirstNote = lastFollowUpAt === since;
    add("entered", since, { text: isFirstNote ? lastNote : "", purchaseIntention });
  }
  return rows;
}
