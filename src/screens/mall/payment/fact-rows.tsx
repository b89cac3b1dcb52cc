import type { ReactNode } from "react";

/** Facts of an order: what it is called on the left, what it is on the right. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

/** One fact. */
export function FactRow({
  label,
  note,
  children,
}: {
  label: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3 last:border-b-0">
      <dt className="text-ink2">
        {label}
        {note && <span className="block text-13">{note}</span>}
      </dt>
      <dd className="ml-auto min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
