import type { MonthRecords } from "../../../../api/promoter/statement-query";
import { fenOf, sumFen } from "../fen";

/** What a month's records add up to, in fen. */
export interface StatementSums {
  /** Shares of orders. */
  readonly earnedFen: number;
  /** Taken back after refunds; zero or negative. */
  readonly reversedFen: number;
  /** Both together. */
  readonly sharesFen: number;
  /** Withdrawals that arrived or are on their way: gross, tax and net. Failed ones do not count. */
  readonly grossFen: number;
  readonly taxFen: number;
  readonly netFen: number;
  readonly failedFen: number;
}

/** Adds a month up. */
export function sumStatement({ shares, withdrawals }: MonthRecords): StatementSums {
  const amountsOf = (kind: "share" | "reversal") =>
    shares.filter((share) => share.kind === kind).map(({ amount }) => amount);
  const counted = withdrawals.filter(({ status }) => status !== "failed");
  const failed = withdrawals.filter(({ status }) => status === "failed");
  const earnedFen = sumFen(amountsOf("share"));
  const reversedFen = sumFen(amountsOf("reversal"));
  return {
    earnedFen,
    reversedFen,
    sharesFen: earnedFen + reversedFen,
    grossFen: sumFen(counted.map(({ amount }) => amount)),
    taxFen: sumFen(counted.map(({ tax }) => tax)),
    netFen: sumFen(counted.map(({ net }) => net)),
    failedFen: sumFen(failed.map(({ amount }) => amount)),
  };
}

/** Whether the rows add up to the sums the server gave. */
export function isStatementComplete(records: MonthRecords): boolean {
  const { sharesFen, grossFen, failedFen } = sumStatement(records);
  return sharesFen === fenOf(records.shareAmount) && grossFen + failedFen === fenOf(records.withdrawalAmount);
}
