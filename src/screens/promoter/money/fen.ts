import { yuanToFen } from "../../../rules/numbers";

/** An amount of a contract, decimal yuan, in integer fen. Throws a RangeError for what the contract does not allow. */
export function fenOf(yuan: string): number {
  const fen = yuanToFen(yuan);
  if (fen === null) throw new RangeError(`Not an amount: ${yuan}`);
  return fen;
}

/** Integer fen as the decimal text that formats and requests take: 123450 → "1234.50". */
export function yuanOf(fen: number): string {
  const magnitude = Math.abs(fen);
  const yuan = `${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, "0")}`;
  return fen < 0 ? `-${yuan}` : yuan;
}

/** The sum of amounts of a contract in integer fen. */
export function sumFen(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + fenOf(amount), 0);
}
