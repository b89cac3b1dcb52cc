import { pageSizes } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { type Licence, type LicenceStatus, licenceStatus } from "../licences/licence-facts";

/** Licences that need an action come first. */
const statuses: readonly LicenceStatus[] = [
  "dueThisMonth",
  "dueNextMonth",
  "inService",
  "buyout",
  "expired",
  "notPurchased",
];

/** Which cards are on the shelf: all, or those of one standing, a page at a time. */
export interface LicenceListView {
  readonly status: LicenceStatus | null;
  readonly page: number;
  /** Standings there are, each with how many licences have it. */
  readonly counts: readonly (readonly [LicenceStatus, number])[];
  /** Pages of what is shown. */
  readonly pages: number;
  readonly cards: readonly Licence[];
}

/** Lays out many licences by what the address asks for; an unknown standing shows all, a page too far the last one. */
export function licenceListView(licences: readonly Licence[], query: URLSearchParams): LicenceListView {
  const statusOf = (licence: Licence) => licenceStatus(licence).status;
  const counts = statuses
    .map((name) => [name, licences.filter((licence) => statusOf(licence) === name).length] as const)
    .filter(([, count]) => count > 0);
  const status = counts.find(([name]) => name === query.get("standing"))?.[0] ?? null;
  const matching = licences.filter((licence) => status === null || statusOf(licence) === status);
  const pages = Math.ceil(matching.length / pageSizes.licenceCards);
  const requestedPage = Number(query.get("cards"));
  const page = Number.isInteger(requestedPage) ? Math.min(Math.max(requestedPage, 1), Math.max(pages, 1)) : 1;
  const first = (page - 1) * pageSizes.licenceCards;
  return { status, page, counts, pages, cards: matching.slice(first, first + pageSizes.licenceCards) };
}

/** The address of another part of the shelf; a shop that was chosen stays chosen. */
export function licenceListAddress(
  query: URLSearchParams,
  { status, page }: Pick<LicenceListView, "status" | "page">,
): string {
  const next = new URLSearchParams(query);
  next.delete("standing");
  next.delete("cards");
  if (status !== null) next.set("standing", status);
  if (page > 1) next.set("cards", String(page));
  return next.size === 0 ? addresses.userCenter : `${addresses.userCenter}?${next}`;
}
