import { Misuse } from "./command-line";

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

/**
 * Asks a server for its mock world, which commands prepare: a page of any other server would be taken for one of the site.
 * @param name Where its address was given
 * @throws Misuse where it has none
 */
export async function checkMockBackend(address: string | URL, name: string): Promise<void> {
  await checkReachable(address, name);
  const state = await fetch(new URL("/__mock/state", address), { signal: AbortSignal.timeout(60_000) }).catch(
    () => null,
  );
  const isJson = state?.headers.get("content-type")?.includes("json") === true;
  await state?.body?.cancel();
  if (!state?.ok || !isJson)
    throw new Misuse(
      `${name}: ${address} has no mock back end whose world could be prepared; start the site with npm start.`,
    );
}
