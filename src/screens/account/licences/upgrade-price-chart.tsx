import { type UpgradePrices, upgradeFen } from "./upgrade-prices";

interface UpgradePriceChartProps {
  prices: UpgradePrices;
  daysLeft: number;
  /** Days from today to the one chosen. */
  wait: number;
}

const width = 400;
const height = 88;
const maximumSteps = 60;

/** The price of each day as falling bars, the chosen day in green and earlier days muted. */
export function UpgradePriceChart({ prices, daysLeft, wait }: UpgradePriceChartProps) {
  const steps = Math.min(daysLeft + 1, maximumSteps);
  const highest = Math.max(1, upgradeFen(prices, daysLeft));
  const slot = width / steps;
  const chosen = daysLeft === 0 ? 0 : Math.round((wait / daysLeft) * (steps - 1));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 block h-22 w-full"
    >
      {Array.from({ length: steps }, (_, step) => step).map((step) => {
        const passed = steps === 1 ? 0 : Math.round((step / (steps - 1)) * daysLeft);
        const barHeight = Math.max(1, (upgradeFen(prices, daysLeft - passed) / highest) * height);
        return (
          <rect
            key={step}
            x={step * slot}
            y={height - barHeight}
            width={slot * 0.72}
            height={barHeight}
            className={step === chosen ? "fill-fill" : step < chosen ? "fill-line" : "fill-bar2"}
          />
        );
      })}
    </svg>
  );
}
