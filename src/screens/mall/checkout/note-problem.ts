import { checkField, cleanField } from "../../../rules/fields";
import type { Message } from "../../../rules/messages";

/** What is wrong with the note to an order; null when it can be sent. */
export function noteProblem(note: string): Message | null {
  return checkField("note", cleanField("note", note));
}
