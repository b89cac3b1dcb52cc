import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoginByMessenger } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import { useFailureWords } from "../../i18n/use-message";
import { noteMessengerVisit } from "../../platform/messenger-visit";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { askMessenger, authorise } from "../messenger/authorise";
import { keywordFact } from "./registration-facts";

interface MessengerLogInProps {
  /** The messenger account is tied to nobody. */
  onUnbound: (bindTicket: string) => void;
}

/** Its message speaks of a session, which nobody at the door has had: what to do follows it. */
const codeUsedUp = 20041;

/** Inside the messenger: one press instead of a password. The way there and back loads the page anew. */
export function MessengerLogIn({ onUnbound }: MessengerLogInProps) {
  const { t } = useTranslation("account-log-in");
  const say = useFailureWords();
  const login = useLoginByMessenger();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<readonly string[]>([]);

  const takeAnswer = useEffectEvent(async () => {
    const step = await authorise({
      mayAsk: false,
      isKnown: async () => false,
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
      return setProblem([say(error), ...(isUsedUp ? [t("messenger.usedUp")] : [])]);
    }
    noteMessengerVisit({ openid: step.result.data.openid, hasAsked: false });
    if (step.result.data.bindTicket !== null) onUnbound(step.result.data.bindTicket);
  });
  useEffect(() => {
    void takeAnswer();
  }, []);

  const handlePress = () => {
    setProblem([]);
    const isLeaving = askMessenger();
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
