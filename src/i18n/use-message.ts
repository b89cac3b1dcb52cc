import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isMessageKey, type Message } from "../rules/messages";
import { useNamespace } from "./use-namespace";
import type { Translate } from "./word-keys";

/** What `useFailureWords` needs to know of a failure; the client's errors fit. */
export interface WordedFailure {
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
      if (state === "ready" || !isMessageKey(message.key)) return wordMessage(t, message);
      return state === "failed" ? t("common:status.failed") : "";
    },
    [state, t],
  );
}

/** Turns a failed call into words: the server's own where it gave any, else those of the message. */
export function useFailureWords(): (failure: WordedFailure) => string {
  const say = useMessage();
  return useCallback((failure) => failure.serverMessage || say(failure.message), [say]);
}

/** The words of a message, in the language of `t`; its namespace must be loaded. */
export function wordMessage(t: Translate<["rules", "common"]>, { key, values }: Message): string {
  return isMessageKey(key) ? t(key, { ...values }) : t(`common:${key}`, { ...values });
}
