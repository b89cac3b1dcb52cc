import type { ReactNode } from "react";

/** Text whose dates never part at their hyphens, however narrow the line ("2027-06-30"). */
export function WholeDates({ text }: { text: string }): ReactNode {
  const parts = text.split(/(\d{4}-\d{2}-\d{2})/);
  if (parts.length === 1) return text;
  let place = 0;
  return parts.map((part, index) => {
    place += part.length;
    return index % 2 === 1 ? (
      <span key={place} className="figures">
        {part}
      </span>
    ) : (
      part
    );
  });
}
