/** The top right corner of a phone with its three dots, and a line that leads there. */
export function CornerPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 72 56" role="img" aria-label={label} className="h-14 w-18 shrink-0 fill-none">
      <path d="M.75 56V12a11 11 0 0 1 11-11h48a11 11 0 0 1 11 11v44" className="stroke-edge" />
      <path d="M.75 24h70" className="stroke-line2" />
      <rect x="46.5" y="7" width="20" height="11" rx="5.5" className="fill-card stroke-ink" />
      <path
        d="M52 12.5h.01M56.5 12.5h.01M61 12.5h.01"
        className="stroke-2 stroke-ink [stroke-linecap:round]"
      />
      <path d="M20 50V36h36.5V22M53 26l3.5-4 3.5 4" className="stroke-[1.5] stroke-green" />
    </svg>
  );
}
