import { useEffect, useEffectEvent, useState } from "react";
import { useLoginByMessenger } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { updateMessengerVisit } from "../../platform/messenger-visit";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { authorise, requestAuthorisation } from "../messenger/authorise";
import { keywordFact } from "./registration-facts";

interface MessengerSignInProps {
  /** The messenger account is not linked. */
  onUnbound: (bindTicket: string) => void;
}

/** Its message refers to a session, which a visitor does not have; instructions follow it. */
const codeUsedUp = 20041;

/** Inside the messenger: one press instead of a password. Both redirects reload the page. */
export function MessengerSignIn({ onUnbound }: MessengerSignInProps) {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const login = useLoginByMessenger();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<readonly string[]>([]);

  const handleAuthorisation = useEffectEvent(async () => {
    const step = await authorise({
      mayRedirect: false,
      isIdentified: async () => false,
      exchange: (code) => {
        setBusy(true);
        return toResult(login.mutateAsync({ code, ...keywordFact() }));
      },
    });
    setBusy(step.kind === "leaving");
    if (step.kind === "stuck") setProblem([t("messenger.loop")]);
    if (step.kind !== "answered") return;
    if (!step.result.ok) {
      const { error } = step.result;
      const isUsedUp = error.kind === "refused" && error.errcode === codeUsedUp;
      return setProblem([describeError(error), ...(isUsedUp ? [t("messenger.usedUp")] : [])]);
    }
    updateMessengerVisit({ openid: step.result.data.openid, hasAsked: false });
    if (step.result.data.bindTicket !== null) onUnbound(step.result.data.bindTicket);
  });
  useEffect(() => {
    void handleAuthorisation();
  }, []);

  const handlePress = () => {
    setProblem([]);
    const isLeaving = requestAuthorisation();
    setBusy(isLeaving);
    if (!isLeaving) setProblem([t("messenger.failed")]);
  };
  return (
    <div className="mb-5 grid gap-3">
      {problem.length > 0 && (
        <Banner tone="amber" role="alert">
          {problem.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </Banner>
      )}
      <Button isWide size="large" onClick={handlePress} isBusy={isBusy} busyLabel={t("messenger.busy")}>
        {t("messenger.act")}
      </Button>
    </div>
  );
}
