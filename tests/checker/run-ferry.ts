import { runOf } from "./inline-contract";
import { type FerryBug, ferryContract, ferryServer } from "./servers/ferry";
import { serve } from "./servers/kit";

const users = `users:
  ann: { role: customer, schemes: { bearer: token-of-ann } }
  ben: { role: customer, schemes: { bearer: token-of-ben } }
  clara: { role: crew, schemes: { bearer: token-of-clara } }`;

/** The findings of a run of the ferry's server, as texts. */
export async function ferryFindings(
  bugs: readonly FerryBug[],
  onSuccess?: (call: string) => void,
): Promise<string[]> {
  const server = await serve(ferryServer(bugs, onSuccess));
  const { findings } = await runOf(ferryContract, users, server.url, "full").run();
  await server.close();
  return findings.map(
    ({ operation, rule, expected, actual }) => `${operation.id} ${rule}: ${expected}, ${actual}`,
  );
}
