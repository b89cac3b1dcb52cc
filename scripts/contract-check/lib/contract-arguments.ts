/** `--contract a.yaml b.yaml` gives two contracts: shell wildcards expand to that form. */
export function withContracts(args: readonly string[]): string[] {
  const result: string[] = [];
  let isListing = false;
  for (const argument of args) {
    if (argument.startsWith("-")) isListing = false;
    else if (isListing && result.at(-2) === "--contract") result.push("--contract");
    if (argument === "--contract") isListing = true;
    result.push(argument);
  }
  return result;
}
