/**
 * A random name for this visit, by which the server knows that a changed mind is not a second voice. It is made when
 * first asked for and gone with the page, so it needs no consent.
 */
export function visitId(): string {
  current ??= Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join("-");
  return current;
}

let current: string | null = null;
