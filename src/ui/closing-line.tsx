import { classNames } from "./class-names";

/** Whether anything more may come into the number above: agreed, still open, or paid. */
export type ClosingState = "closed" | "open" | "paid";

interface ClosingLineProps {
  state?: ClosingState | undefined;
  className?: string;
}

/** The double line alone, for amounts that stand by themselves. Rows and tables draw their own; one per block. */
export function ClosingLine({ state = "closed", className }: ClosingLineProps) {
  return <div data-state={state} className={classNames("closing-line", className)} />;
}
