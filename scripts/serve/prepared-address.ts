import { groups } from "../../mocks/groups";
import { prepareBackEnd } from "../../mocks/kernel/back-end";
import { readSelection, SelectionProblem } from "../../mocks/kernel/selection";
import { Misuse } from "../lib/command-line";

/**
 * What follows a page's address so that its world begins with a selection.
 * @throws Misuse for a text that is none
 */
export function preparedQuery(command: string, selection: string): string {
  try {
    readSelection(selection, prepareBackEnd(groups).names);
  } catch (error) {
    if (error instanceof SelectionProblem) throw new Misuse(`${command}: --mock: ${error.message}`);
    throw error;
  }
  // A plus would be read as a blank; colons and commas may stay as people write them.
  return `?mock=${encodeURIComponent(selection).replaceAll("%3A", ":").replaceAll("%2C", ",")}`;
}
