import { useEffect, useEffectEvent, useState } from "react";
import { useExchangeEngineSession, useLoginByToken } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { useDescribeError } from "../../i18n/use-message";
import { sessionOfOwnApp } from "../../platform/bridges/own-app-bridge";
import { readStored, writeStored } from "../../platform/storage";
import { Banner } from "../../ui/banner";
import { keywordFact } from "./registration-facts";

interface AutomaticSignInProps {
  /** Of a link the product made; good once. */
  linkToken: string | null;
}

/**
 * Sign-in without a form: a link from the product, or the session of the product's own app around this page. An
 * expired one is reported; the form below still works.
 */
export function AutomaticSignIn({ linkToken }: AutomaticSignInProps) {
  const describeError = useDescribeError();
  const byToken = useLoginByToken();
  const byApp = useExchangeEngineSession();
  const [problem, setProblem] = useState<string | null>(null);

  const signIn = useEffectEvent(async () => {
    const send =
      linkToken === null
        ? await prepareAppSignIn()
        : () => byToken.mutateAsync({ token: linkToken, ...keywordFact() });
    if (send === null) return;
    const result = await toResult(send());
    if (!result.ok) setProblem(describeError(result.error));
  });

  const prepareAppSignIn = async () => {
    // Once a visit: after signing out on the website the app must not sign in again at once.
    if (readStored("visit")?.["ownApp"] !== undefined) return null;
    const sid = await sessionOfOwnApp();
    if (sid === null) return null;
    writeStored("visit", { ...readStored("visit"), ownApp: { hasEntered: true } });
    const head = { cmd: "session", sub: "exchange", ver: "1.0" };
    return () => byApp.mutateAsync({ head, body: { sid } });
  };

  useEffect(() => {
    void signIn();
  }, []);
  if (problem === null) return null;
  return (
    <Banner tone="amber" role="alert">
      {problem}
    </Banner>
  );
}
