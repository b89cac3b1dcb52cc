import type { ReactNode } from "react";

/** Text whose dates never break at their hyphens ("2027-06-30"). */
export function NonBreakingDates({ text }: { text: string }): ReactNode {
  const segments = text.split(/(\d{4}-\d{2}-\d{2})/);
  if (segments.length === 1) return text;
  let offset = 0;
  return segments.map((segment, index) => {
    offset += segment.length;
    return index % 2 === 1 ? (
      <span key={offset} className="figures">
        {segment}
      </span>
    ) : (
      segment
    );
  });
}
