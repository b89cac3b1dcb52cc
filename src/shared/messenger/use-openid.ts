import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useExchangeOpenid } from "../../api/mall/mutations";
import { openidQuery } from "../../api/mall/queries";
import { type ClientError, toResult } from "../../client/client-error";
import { updateMessengerVisit } from "../../platform/messenger-visit";
import { type Authorisation, authorise, requestAuthorisation } from "./authorise";

/** Whether the messenger has identified the payer. "failed": it can be asked again, by `retry`. */
export interface Openid {
  readonly state: "working" | "ready" | "failed";
  /** What went wrong with the exchange, where that was it. */
  readonly error: ClientError | null;
  readonly retry: () => void;
}

/**
 * Finds out who the visitor is to the messenger, for pages that pay in it and for those alone. Outside of the
 * messenger it is ready at once.
 */
export function useOpenid(): Openid {
  const client = useQueryClient();
  const exchange = useExchangeOpenid();
  const [outcome, setOutcome] = useState<Authorisation<unknown> | null>(null);

  const run = useEffectEvent(async () => {
    const step = await authorise({
      mayRedirect: true,
      exchange: async (code) => {
        const result = await toResult(exchange.mutateAsync(code));
        if (result.ok) updateMessengerVisit({ openid: result.data.openid });
        return result;
      },
      isIdentified: async () => {
        const existing = await toResult(client.fetchQuery(openidQuery()));
        return existing.ok && existing.data.isExist;
      },
    });
    setOutcome(step);
  });
  useEffect(() => {
    void run();
  }, []);

  const retry = useCallback(() => {
    if (!requestAuthorisation()) setOutcome({ kind: "stuck" });
  }, []);
  if (outcome === null || outcome.kind === "leaving") return { state: "working", error: null, retry };
  if (outcome.kind === "answered" && !outcome.result.ok)
    return { state: "failed", error: outcome.result.error, retry };
  return { state: outcome.kind === "stuck" ? "failed" : "ready", error: null, retry };
}
