import { createHttpBackend, type HttpBackend, type HttpBackendOptions } from "../../mocks/http/server";
import { WorldFileProblem } from "../../mocks/http/world-file";
import { SelectionProblem } from "../../mocks/kernel/selection";
import { Misuse } from "../lib/command-line";

/**
 * The mock back end over HTTP, for a command.
 * @throws Misuse where its file of worlds or its selection cannot be used
 */
export function openMockServer(command: string, options: HttpBackendOptions): HttpBackend {
  try {
    return createHttpBackend(options);
  } catch (error) {
    if (error instanceof WorldFileProblem) throw new Misuse(`${command}: --data ${error.message}`);
    if (error instanceof SelectionProblem) throw new Misuse(`${command}: --mock: ${error.message}`);
    throw error;
  }
}
