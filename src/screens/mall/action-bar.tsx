import { createContext, type ReactNode, use, useState } from "react";
import { createPortal } from "react-dom";
import { useIsWide } from "../../shared/use-is-wide";
import { SubmitBar } from "../../ui/submit-bar";

const BarTarget = createContext<HTMLElement | null>(null);

/**
 * A page whose actions stay in reach at the bottom of a phone's screen. Their place is at the end of the page,
 * where it sticks to the screen however long the page and wherever on it the action belongs.
 */
export function ActionPage({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BarTarget value={place}>
      {children}
      <div ref={setPlace} data-fixed-bar className="sticky bottom-0 z-10 md:hidden print:hidden" />
    </BarTarget>
  );
}

interface ActionBarProps {
  /** What is paid, small, over its amount; left out where the action names the amount. */
  label?: ReactNode;
  amount?: ReactNode;
  /** Leaves the action out where there is room for its form beside the sum. */
  isPhoneOnly?: boolean;
  children: ReactNode;
}

/** Actions at the bottom of a phone's screen, inside an `ActionPage`; in the flow of a wider one, without the sum. */
export function ActionBar({ label, amount, isPhoneOnly = false, children }: ActionBarProps) {
  const isWide = useIsWide();
  const place = use(BarTarget);
  if (isWide) return isPhoneOnly ? null : <div className="print:hidden">{children}</div>;
  if (place === null) return null;
  const bar = (
    <SubmitBar label={label} amount={amount} position="inline">
      {children}
    </SubmitBar>
  );
  return createPortal(bar, place);
}
