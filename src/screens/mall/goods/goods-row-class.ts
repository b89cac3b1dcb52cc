/** A row of goods: picture, what it is, and at the right (on phones below) what it costs. */
export const goodsRowClass =
  "grid min-h-32 grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b py-5 last:border-b-0 md:min-h-38 md:grid-cols-[6rem_minmax(0,1fr)_12rem] md:gap-x-6";
