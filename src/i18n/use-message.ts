import { useCallback } from "react";
import { isMessageKey, type Message } from "../rules/messages";
import type { Translate } from "./translation-keys";
import { useNamespace } from "./use-namespace";
import { useTranslation } from "./use-translation";

/** What `useFailureWords` needs to know of a failure; the client's errors fit. */
export interface FailureWithMessage {
  readonly message: Message;
  /** What the server said, which knows best. */
  readonly serverMessage?: string | undefined;
}

/**
 * Turns messages into words of the language on screen. The messages' words load after the first picture: until
 * they are there a message has no words (""), and where the network did not bring them it is "Failed".
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

/** Turns a failed call into words: the server's own where it gave any, else those of the message. */
export function useDescribeError(): (failure: FailureWithMessage) => string {
  const translateMessage = useMessage();
  return useCallback(
    (failure) => failure.serverMessage || translateMessage(failure.message),
    [translateMessage],
  );
}

/** The words of a message, in the language of `t`; its namespace must be loaded. */
export function messageText(t: Translate<["rules", "common"]>, { key, values }: Message): string {
  return isMessageKey(key) ? t(key, { ...values }) : t(`common:${key}`, { ...values });
}
