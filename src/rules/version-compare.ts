/**
 * Orders two version numbers: −1 when `left` is older, 0 when equal, 1 when newer. Parts are compared as numbers,
 * missing parts count as 0 (1.2 equals 1.2.0), a leading v is ignored and so is everything after a hyphen or plus.
 * Throws a TypeError when either is undefined: a missing version is a mistake, not an old one.
 */
export function compareVersions(left: string | undefined, right: string | undefined): -1 | 0 | 1 {
  if (left === undefined || right === undefined) throw new TypeError("Both versions must be given");
  const leftNumbers = versionNumbers(left);
  const rightNumbers = versionNumbers(right);
  for (let index = 0; index < Math.max(leftNumbers.length, rightNumbers.length); index += 1) {
    const difference = (leftNumbers[index] ?? 0) - (rightNumbers[index] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}

function versionNumbers(version: string): number[] {
  const [numbers = ""] = version.trim().replace(/^v/i, "").split(/[-+]/);
  return numbers.split(".").map((number) => Number.parseInt(number, 10) || 0);
}
