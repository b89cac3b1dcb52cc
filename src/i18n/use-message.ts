import { useCallback } from "react";
import { isFailureTextKey, isMessageKey, type Message } from "../rules/messages";
import type { Translate } from "./translation-keys";
import { useNamespace } from "./use-namespace";
import { useTranslation } from "./use-translation";

/** What `useFailureWords` needs to know of a failure; the client's errors fit. */
export interface FailureWithMessage {
  readonly message: Message;
  /** The server's text, which takes precedence. */
  readonly serverMessage?: string | undefined;
}

/**
 * Translates messages. Their namespace loads after the first paint: until then a message is "", and where it could
 * not be fetched "Failed".
 */
export function useMessage(): (message: Message) => string {
  const state = useNamespace("rules");
  const { t } = useTranslation(["rules", "common"]);
  return useCallback(
    (message) => {
      if (state === "ready" || !isMessageKey(message.key)) return messageText(t, message);
      return state === "failed" ? t("common:status.failed") : "";
    },
    [state, t],
  );
}

/** The text of a failed call: the server's own message if there is one, else that of the table. */
export function useDescribeError(): (failure: FailureWithMessage) => string {
  const translateMessage = useMessage();
  return useCallback(
    (failure) => failure.serverMessage || translateMessage(failure.message),
    [translateMessage],
  );
}

/** A message translated by `t`; its namespace must be loaded. */
export function messageText(t: Translate<["rules", "common"]>, { key, values }: Message): string {
  if (!isMessageKey(key)) return t(`common:${key}`, { ...values });
  const text = values?.["text"];
  return t(key, { ...values, ...(isFailureTextKey(text) && { text: t(`common:${text}`) }) });
}
