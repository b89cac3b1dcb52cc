import type { components } from "../../../generated/promoter";
import { fenOf, sumFen } from "./fen";

type Schemas = components["schemas"];
type Balance = Schemas["MoneyBalance"];

/** A part of what was earned that the bar shows. */
export interface BalancePart {
  readonly kind: "withdrawable" | "onHold" | "withdrawing" | "withdrawn";
  readonly amount: string;
  readonly fen: number;
  /** Of all parts together, between 0 and 1. */
  readonly share: number;
}

const partKinds = ["withdrawable", "onHold", "withdrawing", "withdrawn"] as const;

/** The four places where money is, in the order of the bar. */
export function balanceParts(balance: Balance): BalancePart[] {
  const totalFen = partKinds.reduce((sum, kind) => sum + fenOf(balance[kind]), 0);
  return partKinds.map((kind) => {
    const fen = fenOf(balance[kind]);
    return { kind, amount: balance[kind], fen, share: totalFen === 0 ? 0 : fen / totalFen };
  });
}

/** What the parts should add up to: earned and owed together, in fen. */
export function partsTotalFen({ earned, owed }: Balance): number {
  return sumFen([earned, owed]);
}

/** Whether the balance adds up: earned = onHold + withdrawable + withdrawing + withdrawn − owed. */
export function isBalanced(balance: Balance): boolean {
  return balanceParts(balance).reduce((sum, { fen }) => sum + fen, 0) === partsTotalFen(balance);
}

/** What was earned before last month, in fen: all shares less those of this and last month. */
export function earnedBeforeFen({ balance, thisMonth, lastMonth }: Schemas["RebateSummary"]): number {
  return fenOf(balance.earned) - fenOf(thisMonth.amount) - fenOf(lastMonth.amount);
}
