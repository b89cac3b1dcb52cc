import { fenToYuan, yuanToFen } from "../../../rules/numbers";

/** What lies between two amounts of yuan, to the fen; null where it is nothing or less, or one of them is no amount. */
export function differenceOf(larger: string, smaller: string): string | null {
  const largerFen = yuanToFen(larger);
  const smallerFen = yuanToFen(smaller);
  if (largerFen === null || smallerFen === null || largerFen <= smallerFen) return null;
  return fenToYuan(largerFen - smallerFen).toFixed(2);
}
