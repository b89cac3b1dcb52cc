import { daysInPriceYear } from "../../../rules/limits";
import { fenToYuan, yuanToFen } from "../../../rules/numbers";
import { upgradeEstimate } from "../../../rules/upgrade-estimate";
import type { PriceLine } from "../../../shared/order-lines/price-line-note";

/** Year prices an upgrade is computed from, in integer fen; read from the lines the server answered. */
export interface UpgradePrices {
  readonly professionalYearFen: number;
  readonly standardYearFen: number;
  /** Users bought before that professional includes: their year price all together. */
  readonly userYearFen: number;
}

/** The prices behind the lines of an upgrade; null where the lines do not contain them. */
export function readUpgradePrices(lines: readonly PriceLine[]): UpgradePrices | null {
  const professional = yearFen(lines, "professionalRest");
  const standard = yearFen(lines, "standardCredit");
  if (professional === null || standard === null) return null;
  return {
    professionalYearFen: professional,
    standardYearFen: standard,
    userYearFen: yearFen(lines, "userCredit") ?? 0,
  };
}

/** What an upgrade comes to with so many whole days left, in integer fen. An estimate: the server's amount counts. */
export function upgradeFen(prices: UpgradePrices, daysLeft: number): number {
  const { professionalYearFen, standardYearFen, userYearFen } = prices;
  return upgradeEstimate({
    professionalYearFen,
    standardYearFen: standardYearFen + userYearFen,
    daysLeft,
  });
}

/** An amount of fen as contracts write money: "8.22". */
export function moneyText(fen: number): string {
  return fenToYuan(fen).toFixed(2);
}

/** The lines of today for another number of days; the last one taken off makes them add up to the total. */
export function linesForDays(lines: readonly PriceLine[], prices: UpgradePrices, days: number): PriceLine[] {
  const total = upgradeFen(prices, days);
  const deductionCount = lines.filter(({ kind }) => kind !== "professionalRest").length;
  const rest = shareFen(prices.professionalYearFen, days);
  let remainingFen = total - rest;
  let index = 0;
  return lines.map((line) => {
    if (line.kind === "professionalRest") return { ...line, days, amount: moneyText(rest) };
    index += 1;
    const fen = index === deductionCount ? remainingFen : -shareFen(yearFen([line], line.kind) ?? 0, days);
    remainingFen -= fen;
    return { ...line, days, amount: moneyText(fen) };
  });
}

function yearFen(lines: readonly PriceLine[], kind: PriceLine["kind"]): number | null {
  const line = lines.find((candidate) => candidate.kind === kind);
  if (line?.unitPrice === undefined) return null;
  const fen = yuanToFen(line.unitPrice);
  return fen === null ? null : fen * (line.count ?? 1);
}

function shareFen(fenAYear: number, days: number): number {
  return Math.floor((2 * fenAYear * days + daysInPriceYear) / (2 * daysInPriceYear));
}
