import { isFieldMessageKey, isMessageKey, type Message } from "./messages";

const SEPARATOR = " ";

type DefinedMessageValues = NonNullable<Message["values"]>;

/**
 * A message as the text of a validation issue: its key, and its values as JSON after a space. A schema carries
 * keys, not words, so that a form can put them in whatever language is on screen.
 */
export function issueMessage({ key, values }: Message): string {
  return values === undefined ? key : key + SEPARATOR + JSON.stringify(values);
}

/** The message behind an issue's text; null for a text that `issueMessage` did not write. */
export function readMessage(text: string): Message | null {
  const [key = "", ...valueFragments] = text.split(SEPARATOR);
  if (!isMessageKey(key) && !isFieldMessageKey(key)) return null;
  if (valueFragments.length === 0) return { key };
  const values = readValues(valueFragments.join(SEPARATOR));
  return values === undefined ? null : { key, values };
}

function readValues(json: string): DefinedMessageValues | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return isValues(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isValues(parsed: unknown): parsed is DefinedMessageValues {
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return false;
  return Object.values(parsed).every((value) => typeof value === "string" || typeof value === "number");
}
