import { addresses } from "../../../shared/routing/addresses";
import { industries } from "../home/industries";

export type Industry = (typeof industries)[number];

/** The trade an address names; null shows all of them. */
export function readIndustry(query: URLSearchParams): Industry | null {
  return industries.find((industry) => industry === query.get("industry")) ?? null;
}

/** One page of the stories of a trade. */
export function casePageAddress(industry: Industry | null, page: number): string {
  const query = new URLSearchParams({
    ...(industry !== null && { industry }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === "" ? addresses.cases : `${addresses.cases}?${query}`;
}
