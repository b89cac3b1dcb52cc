import type { components } from "../../../../generated/promoter";
import { fenOf } from "../fen";

type Schemas = components["schemas"];
type Share = Schemas["ShareRecord"];

/** A share with what refunds took back of it, as far as the loaded records show. */
export interface ExplainedShare {
  readonly share: Share;
  readonly reversals: readonly Share[];
  /** What is left of it, in fen. */
  readonly leftFen: number;
}

/** Finds the reversals of a share among the loaded records. */
export function explainShare(share: Share, records: readonly Schemas["MoneyRecord"][]): ExplainedShare {
  const reversals = records.flatMap((record) =>
    record.type === "rebate" && share.kind === "share" && record.reversedId === share.id ? [record] : [],
  );
  const leftFen = reversals.reduce((sum, { amount }) => sum + fenOf(amount), fenOf(share.amount));
  return { share, reversals, leftFen };
}
