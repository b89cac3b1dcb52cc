const lastPage = 100_000;

/** The page of the team in the address; what is no page counts as the first. */
export function readTeamPage(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
