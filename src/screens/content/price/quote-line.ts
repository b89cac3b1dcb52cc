import type { components } from "../../../generated/mall";
import { yuanToFen } from "../../../rules/numbers";

type PriceLine = components["schemas"]["PriceLine"];

/** A line of a quote, computed here or by the server, in fen. */
export interface QuoteLine {
  readonly kind: PriceLine["kind"];
  /** The server's name for it; lines computed here have none. */
  readonly name?: string;
  readonly unitFen?: number;
  readonly count?: number;
  readonly years?: number;
  readonly baseFen?: number;
  readonly percentOff?: number;
  readonly amountFen: number;
}

/** The server's lines with their money read; null when an amount is none. */
export function serverLines(lines: readonly PriceLine[]): QuoteLine[] | null {
  const read = lines.map(readLine);
  return read.every((line) => line !== null) ? read : null;
}

function readLine({
  kind,
  name,
  amount,
  unitPrice,
  base,
  count,
  years,
  percentOff,
}: PriceLine): QuoteLine | null {
  const amountFen = yuanToFen(amount);
  if (amountFen === null) return null;
  const unitFen = unitPrice === undefined ? null : yuanToFen(unitPrice);
  const baseFen = base === undefined ? null : yuanToFen(base);
  return {
    kind,
    name,
    amountFen,
    ...(unitFen !== null && { unitFen }),
    ...(baseFen !== null && { baseFen }),
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...(percentOff !== undefined && { percentOff }),
  };
}
