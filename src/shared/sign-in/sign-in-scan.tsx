import { useState } from "react";
import { useLoginByToken } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import type { components } from "../../generated/account";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { keywordFact } from "./registration-facts";
import { ScanBox, type ScanProblem } from "./scan-box";

interface SignInScanProps {
  /** The scanning messenger account is not linked; with its name, where the messenger told it. */
  onUnbound: (bindTicket: string, nickname: string | null) => void;
}

/** Its message refers to a session, which a visitor does not have. */
const handoverOver = 20041;

/** Logging in with the messenger's camera: no password to type. */
export function SignInScan({ onUnbound }: SignInScanProps) {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const login = useLoginByToken();
  const [problem, setProblem] = useState<Omit<ScanProblem, "isBusy"> | undefined>();

  const logIn = async (token: string) => {
    const result = await toResult(login.mutateAsync({ token, ...keywordFact() }));
    if (result.ok) return;
    const { error } = result;
    // A scan need not be repeated because the network was gone; a token that is used or over needs another code.
    const onAction = error.canRetry ? () => void logIn(token) : undefined;
    const isOver = error.kind === "refused" && error.errcode === handoverOver;
    setProblem({ text: isOver ? t("scan.expired") : describeError(error), onAction });
  };
  const handleConfirmed = ({ token, bindTicket, nickname }: components["schemas"]["MessengerScan"]) => {
    setProblem(undefined);
    if (bindTicket !== null) return onUnbound(bindTicket, nickname);
    if (token !== null) void logIn(token);
  };

  return (
    <div>
      <h2 className="text-15">{t("scan.title")}</h2>
      <p className="mb-3 text-13 text-ink2">{t("scan.text")}</p>
      <ScanBox
        purpose="login"
        onConfirmed={handleConfirmed}
        problem={problem && { ...problem, isBusy: login.isPending }}
      />
    </div>
  );
}
