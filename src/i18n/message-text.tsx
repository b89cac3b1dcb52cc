import type { Message } from "../rules/messages";
import { useMessage } from "./use-message";

/** A translated message; it follows the language, so that a visible error is re-translated. */
export function MessageText({ message }: { message: Message }) {
  const translateMessage = useMessage();
  return <>{translateMessage(message)}</>;
}
