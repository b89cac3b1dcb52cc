import { classNames } from "./class-names";
import { moneySegments } from "./money-segments";

interface MoneyProps {
  /** A decimal string as the server sends it. */
  amount: string;
  /** "¥", "$"; in tables and lines there is none. */
  currency?: string;
  /** Alone and large: currency and decimals at 0.6 of the size. */
  isLarge?: boolean;
  hasPlus?: boolean;
  className?: string;
}

/** An amount that lines up with the ones above and below it. What is not a number is shown as it came. */
export function Money({ amount, currency = "", isLarge = false, hasPlus = false, className }: MoneyProps) {
  const segments = moneySegments(amount, hasPlus);
  if (!segments) return <span className={className}>{amount}</span>;
  const { sign, integer, fraction } = segments;
  if (!isLarge)
    return (
      <span className={classNames("figures", className)}>{`${sign}${currency}${integer}${fraction}`}</span>
    );
  return (
    <span className={classNames("figures font-semibold", className)}>
      {sign}
      {currency && <span className="text-[0.6em]">{currency}</span>}
      {integer}
      <span className="text-[0.6em]">{fraction}</span>
    </span>
  );
}
