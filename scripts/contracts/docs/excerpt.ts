/** Longest body that is shown; the report has the whole. */
const maximumCharacters = 1500;

/** A body of a report for reading: JSON indented, cut, and without what looks like a secret. */
export function excerpt(body: string): string {
  const shown = withoutSecrets(indented(body));
  return shown.length > maximumCharacters ? `${shown.slice(0, maximumCharacters)}…` : shown;
}

/** Path and query of an address: its host is the team's own matter. */
export function shownAddress(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  return withoutSecrets(address ? `${address.pathname}${address.search}` : url);
}

/**
 * Hides values whose name is that of a secret. The checker has hidden what it knows already; reports of others, or of
 * earlier versions, may not.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(new RegExp(`("[^"]*(?:${secretNames})[^"]*"\\s*:\\s*")[^"]+(")`, "gi"), "$1***$2")
    .replace(new RegExp(`([?&][^=&#]*(?:${secretNames})[^=&#]*=)[^&#\\s]+`, "gi"), "$1***")
    .replace(/\bBearer [\w.~+/=-]{6,}/g, "Bearer ***")
    .replace(/\beyJ[\w-]{10,}\.[\w-]+\.[\w-]*/g, "***");
}

const secretNames = "passw|token|secret|session|api_?key|authorization|cookie|captcha|smscode";

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
