import type { SalesDocument, SalesLine } from "../documents/document";

/** A document as it stood at an instant: without what had come back by then. */
export interface Sale {
  readonly document: SalesDocument;
  readonly lines: readonly SalesLine[];
  /** Fen. */
  readonly sales: number;
  readonly cost: number;
}

/**
 * What was sold from `from` on and before `until`, as it stood at `until`. A document that had come back as a whole is
 * left out.
 */
export function soldBetween(documents: readonly SalesDocument[], from: number, until: number): Sale[] {
  const sales: Sale[] = [];
  for (const document of documents) {
    if (document.at < from || document.at >= until) continue;
    const lines = linesAt(document, until);
    if (lines.length === 0) continue;
    sales.push({ document, lines, sales: total(lines, "sales"), cost: total(lines, "cost") });
  }
  return sales;
}

/** The lines of a document that had not come back before `until`. */
export function linesAt({ lines }: SalesDocument, until: number): readonly SalesLine[] {
  const isUnreturned = ({ returnedAt }: SalesLine): boolean => returnedAt === null || returnedAt >= until;
  return lines.every(isUnreturned) ? lines : lines.filter(isUnreturned);
}

export function total<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  let result = 0;
  for (const row of rows) result += row[key];
  return result;
}
