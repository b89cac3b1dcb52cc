import type { Message } from "../rules/messages";
import { useMessage } from "./use-message";

/** A message in words; it follows the language, so an error already on screen is worded anew. */
export function MessageText({ message }: { message: Message }) {
  const translateMessage = useMessage();
  return <>{translateMessage(message)}</>;
}
