import { parseAddress } from "./web-address";

/**
 * The path to go back to after login, taken from an address anyone can write: a same-origin path with its query
 * and hash, normalised, or null. It is safe both for `location` and for the router, which would read a leading
 * `//` as another host.
 */
export function safeReturnAddress(text: string | null | undefined): string | null {
  if (!text || text.length > maximumLength || hasControlCharacter(text) || text.includes("\\")) return null;
  const path = text.split(/[?#]/, 1)[0] ?? "";
  if (!isSameOriginPath(path)) return null;
  const parsed = parseAddress(text, placeholderOrigin);
  return parsed === null ? null : parsed.pathname + parsed.search + parsed.hash;
}

const maximumLength = 2000;
const placeholderOrigin = "https://here.invalid";
/** Gateways decode once or twice; a path that still changes after this many rounds was written to deceive. */
const decodingRounds = 4;

/** Checks the path as written and as every server on the way may decode it. */
function isSameOriginPath(path: string): boolean {
  let address = path;
  for (let round = 0; round < decodingRounds; round += 1) {
    if (!isLocalPath(address)) return false;
    const decoded = decode(address);
    if (decoded === null) return false;
    if (decoded === address) return true;
    address = decoded;
  }
  return false;
}

function isLocalPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.includes("\\") || hasControlCharacter(path)) return false;
  // Dot segments can uncover a double slash: /.//host becomes //host.
  const parsed = parseAddress(path, placeholderOrigin);
  return parsed !== null && parsed.origin === placeholderOrigin && !parsed.pathname.startsWith("//");
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
