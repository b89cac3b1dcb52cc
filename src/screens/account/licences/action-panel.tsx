import type { ReactNode } from "react";

interface ActionPanelProps {
  /** What is chosen. */
  controls: ReactNode;
  /** What it costs, and the order. */
  price: ReactNode;
}

/** What is chosen at the left, what it comes to beside it; on narrow screens below. */
export function ActionPanel({ controls, price }: ActionPanelProps) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-13 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">{controls}</div>
      <div className="min-w-0 self-start lg:sticky lg:top-6">{price}</div>
    </div>
  );
}
