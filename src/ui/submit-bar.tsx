import type { ReactNode } from "react";

interface SubmitBarProps {
  /** What you get, small, over its amount. */
  label?: ReactNode;
  amount?: ReactNode;
  /** The action; its label contains the amount where money moves. */
  children: ReactNode;
  /** "fixed" pins it to the bottom of a phone's page; "inline" leaves it in the flow. */
  position?: "fixed" | "inline";
}

/**
 * At the bottom of a phone's page: the sum at the left, the action at the right. Without a label the actions share
 * the width.
 */
export function SubmitBar({ label, amount, children, position = "fixed" }: SubmitBarProps) {
  return (
    <div
      data-fixed-bar={position === "fixed" || undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-t bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden ${
        position === "fixed" ? "sticky bottom-0 z-10" : ""
      }`}
    >
      {amount !== undefined && (
        <div className="min-w-fit flex-1">
          <div className="text-13 text-ink2">{label}</div>
          <div className="figures font-semibold text-20">{amount}</div>
        </div>
      )}
      <div className="flex min-w-1/2 flex-1 flex-wrap gap-x-3 gap-y-2 [&>*]:flex-1">{children}</div>
    </div>
  );
}
