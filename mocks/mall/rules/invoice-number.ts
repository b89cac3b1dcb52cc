import { businessDate } from "../../../src/rules/dates";
import type { Random } from "../../world/random";

/**
 * An invoice number: 20 digits that start with the year on an electronic invoice, 8 digits on paper. `issuedAt` in
 * milliseconds since 1970.
 */
export function invoiceNumber(random: Random, mediaType: 1 | 2, issuedAt: number): string {
  if (mediaType === 2) return random.digits(8);
  return `${businessDate(issuedAt).slice(2, 4)}332000000${random.digits(9)}`;
}
