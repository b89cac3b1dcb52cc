/** Reads an address, absolute or relative to `base`; null when it is none. (`URL.canParse` is missing in older webviews.) */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Whether an address stands for itself, of whatever site or app; a path does not. */
export function hasScheme(address: string): boolean {
  return parseAddress(address) !== null;
}

const runnableProtocols = new Set(["javascript:", "data:", "vbscript:"]);

/**
 * Whether opening this address only goes somewhere. Addresses that would run or show text of their own are not
 * places; app schemes (a messenger's, a payment app's) are.
 */
export function isNavigableUrl(address: string, base: string): boolean {
  const parsed = parseAddress(address, base);
  return parsed !== null && !runnableProtocols.has(parsed.protocol);
}
