import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { withdrawalInfoQuery } from "../../../../api/promoter/queries";
import { withdrawal as limits } from "../../../../rules/limits";
import { type TaxInputs, type TaxTerms, type Withholding, withholdUnder } from "../../../../rules/tax";
import { useDebounced } from "../../../../shared/use-debounced";
import { yuanOf } from "../fen";
import { isSameTax, readWithholding } from "./tax-steps";
import { useAsWhenSent } from "./use-as-when-sent";

/** The way from a gross amount to its net, as far as it is known. */
export interface TaxPreview {
  /** What this device computes under the server's rule; null for no amount or one under the minimum. */
  readonly estimate: Withholding | null;
  /** The server's steps once it answered, this device's until then. */
  readonly steps: Withholding | null;
  readonly isConfirmed: boolean;
  /** Whether the server came to another tax than its own rule gives on this device. */
  readonly isDifferent: boolean;
}

/**
 * Computes the tax at once and has the server confirm it once the amount has not changed for an instant.
 * @param isSent whether the amount is on its way: the server may count it already, and would tax it a second time
 */
export function useTaxPreview(
  grossFen: number | null,
  terms: TaxTerms,
  inputs: TaxInputs,
  isSent: boolean,
): TaxPreview {
  const isPreviewed = grossFen !== null && grossFen >= limits.minimumFen;
  const estimate = isPreviewed ? withholdUnder(terms, grossFen, inputs) : null;
  const amount = useDebounced(estimate === null ? null : yuanOf(estimate.grossFen));
  const query = useQuery({ ...withdrawalInfoQuery(amount ?? undefined), enabled: amount !== null });
  const preview = amount === null ? null : (query.data?.preview ?? null);
  const latestTax = useMemo(() => preview && readWithholding(preview), [preview]);
  const serverTax = useAsWhenSent(latestTax, isSent);
  const confirmed = serverTax !== null && serverTax.grossFen === estimate?.grossFen ? serverTax : null;
  return {
    estimate,
    steps: confirmed ?? estimate,
    isConfirmed: confirmed !== null,
    isDifferent: confirmed !== null && estimate !== null && !isSameTax(confirmed, estimate),
  };
}
