import { Skeleton } from "../../../ui/skeleton";

/**
 * Stands in for the balance, with room for the bar of the withdrawal at a phone's foot: what floats above the bar does
 * not move when it comes.
 */
export function MoneyLoading() {
  return (
    <>
      <Skeleton rows={9} />
      <div
        data-fixed-bar
        aria-hidden="true"
        className="invisible border-t pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:hidden print:hidden"
      >
        <div className="min-h-control-large" />
      </div>
    </>
  );
}
