interface PendingRowProps {
  /** Its place among the `count` rows of the list, from 0; -1 where it is not known how many there are. */
  index: number;
  count: number;
  /** How far below the top of the list it stands, and how high it is believed to be, in CSS pixels. */
  top: number;
  height: number;
}

/** In the place of a row that was scrolled to before it was fetched. */
export function PendingRow({ index, count, top, height }: PendingRowProps) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy="true"
      style={{ transform: `translateY(${top}px)`, height }}
      className="absolute inset-x-0 top-0 flex items-center border-line border-b [contain:layout_style] print:hidden"
    >
      <span className="h-4 w-2/5 rounded-tag bg-sunk" />
    </li>
  );
}
