/** A random whole number from 0 up to, but not including, `limit`. */
export function randomNumber(limit: number): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits % limit;
}
