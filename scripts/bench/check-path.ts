import { groups } from "../../mocks/groups";
import { createKernel } from "../../mocks/kernel/kernel";
import { Misuse } from "../lib/command-line";

/**
 * Asks for a path once, before anything is measured, which takes half a minute.
 * @throws Misuse where the mock back end has no answer to it
 */
export async function checkPath(path: string, command: string): Promise<void> {
  const response = await createKernel({ groups }).handle(new Request(`http://localhost${path}`));
  if (response.status !== 200)
    throw new Misuse(
      `${command}: --path ${path} is answered HTTP ${response.status}; give the address of a read in a contract.`,
    );
}
