interface OriginHeaders {
  get(name: string): string | null;
}

/**
 * Whether a page of another origin sent a request. Browsers name the page's origin with every call that crosses origins
 * and every one that changes something (Fetch standard, `Origin`); tools send none. Only the hosts are compared, since
 * a proxy in front may have taken off TLS.
 */
export function hasForeignOrigin(headers: OriginHeaders): boolean {
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
