/** What lies between two amounts of yuan, to the fen; null where it is nothing or less. */
export function differenceOf(larger: string, smaller: string): string | null {
  const fen = (amount: string) => Math.round(Number(amount) * 100);
  const difference = fen(larger) - fen(smaller);
  return difference > 0 ? (difference / 100).toFixed(2) : null;
}
