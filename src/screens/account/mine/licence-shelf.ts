import { addresses } from "../../../parts/routing/addresses";
import { pageSizes } from "../../../rules/limits";
import { type Licence, type LicenceStanding, licenceLook } from "../licences/licence-facts";

/** What needs an act comes first. */
const standings: readonly LicenceStanding[] = [
  "dueThisMonth",
  "dueNextMonth",
  "inService",
  "buyout",
  "expired",
  "notPurchased",
];

/** Which cards are on the shelf: all, or those of one standing, a page at a time. */
export interface LicenceShelf {
  readonly standing: LicenceStanding | null;
  readonly page: number;
  /** Standings there are, each with how many licences have it. */
  readonly counts: readonly (readonly [LicenceStanding, number])[];
  /** Pages of what is shown. */
  readonly pages: number;
  readonly cards: readonly Licence[];
}

/** Lays out many licences by what the address asks for; an unknown standing shows all, a page too far the last one. */
export function licenceShelf(licences: readonly Licence[], query: URLSearchParams): LicenceShelf {
  const standingOf = (licence: Licence) => licenceLook(licence).standing;
  const counts = standings
    .map((name) => [name, licences.filter((licence) => standingOf(licence) === name).length] as const)
    .filter(([, count]) => count > 0);
  const standing = counts.find(([name]) => name === query.get("standing"))?.[0] ?? null;
  const wanted = licences.filter((licence) => standing === null || standingOf(licence) === standing);
  const pages = Math.ceil(wanted.length / pageSizes.licenceCards);
  const asked = Number(query.get("cards"));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(pages, 1)) : 1;
  const first = (page - 1) * pageSizes.licenceCards;
  return { standing, page, counts, pages, cards: wanted.slice(first, first + pageSizes.licenceCards) };
}

/** The address of another part of the shelf; a shop that was chosen stays chosen. */
export function shelfAddress(
  query: URLSearchParams,
  { standing, page }: Pick<LicenceShelf, "standing" | "page">,
): string {
  const next = new URLSearchParams(query);
  next.delete("standing");
  next.delete("cards");
  if (standing !== null) next.set("standing", standing);
  if (page > 1) next.set("cards", String(page));
  return next.size === 0 ? addresses.userCenter : `${addresses.userCenter}?${next}`;
}
