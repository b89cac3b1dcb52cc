/**
 * Asks a server once, so that a command ends with one sentence where there is none.
 * @param name Where its address was given, such as "npm run bench:web: --url"
 * @throws Error with what to do; any answer is one, refusals included
 */
export async function checkReachable(address: string | URL, name: string): Promise<void> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
  } catch {
    throw new Error(`${name}: nothing answers at ${address}; start the server, or correct the address.`);
  }
}
