interface UsageSquaresProps {
  label: string;
  used: number;
  total: number;
}

/** More squares than this are unreadable; then the figures are shown alone. */
const maximumSquares = 40;

/** One square for each place, filled when taken, the figures beneath. */
export function UsageSquares({ label, used, total }: UsageSquaresProps) {
  const squares = total > maximumSquares ? [] : Array.from({ length: total }, (_, index) => index);
  return (
    <div>
      <div className="text-13 text-ink2">{label}</div>
      {squares.length > 0 && (
        <div className="my-1 flex flex-wrap gap-1" aria-hidden="true">
          {squares.map((index) => (
            <span
              key={index}
              className={
                index < used ? "size-4 rounded-[2px] bg-ink" : "size-4 rounded-[2px] border border-edge"
              }
            />
          ))}
        </div>
      )}
      <div className="figures">
        {used} / {total}
      </div>
    </div>
  );
}
