import { createContext, use } from "react";
import type { components } from "../../../generated/promoter";

export type Partner = components["schemas"]["PromoterVerification"];

/** The agent or promoter a screen belongs to; provided by `PartnerRequired`. */
export const PartnerContext = createContext<Partner | null>(null);

/** The agent or promoter a screen belongs to. Throws outside of `PartnerRequired`: a mistake in the program. */
export function usePartner(): Partner {
  const partner = use(PartnerContext);
  if (partner === null) throw new Error("No partner is known here; PartnerRequired is missing above.");
  return partner;
}
