/** A row of the list and the element that shows it. */
export interface RowSlot {
  /** The element, as React's key. */
  readonly key: number;
  /** The row's place in the list, from 0. */
  readonly row: number;
}

type AssignSlots = (rows: readonly number[], isScrolling: boolean) => readonly RowSlot[];

/**
 * Decides which element shows which row. Rows that leave the window pass theirs on to rows that come into it, so that
 * scrolling changes texts instead of creating elements; of cards, the frame alone is passed on. The elements then stand in another order than the rows, which
 * is put right once scrolling rests: moving an element costs as much as creating it.
 */
export function createRowSlots(): AssignSlots {
  let slots: readonly RowSlot[] = [];
  let keys = 0;
  return (rows, isScrolling) => {
    const wanted = new Set(rows);
    const shown = new Set(slots.map(({ row }) => row));
    const coming = rows.filter((row) => !shown.has(row)).values();
    const next = slots.flatMap((slot) => {
      if (wanted.has(slot.row)) return slot;
      const { value: row } = coming.next();
      return row === undefined ? [] : { key: slot.key, row };
    });
    for (const row of coming) {
      next.push({ key: keys, row });
      keys += 1;
    }
    slots = isScrolling ? next : next.sort((a, b) => a.row - b.row);
    return slots;
  };
}
