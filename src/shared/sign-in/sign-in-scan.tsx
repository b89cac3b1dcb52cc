import { useState } from "react";
import { useLoginByToken } from "../../api/account/mutations";
import { toResult } from "../../client/client-error";
import type { components } from "../../generated/account";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { keywordFact } from "./registration-facts";
import { ScanBox } from "./scan-box";

interface SignInScanProps {
  /** The scanning messenger account is not linked. */
  onUnbound: (bindTicket: string) => void;
}

/** Logging in with the messenger's camera: no password to type. */
export function SignInScan({ onUnbound }: SignInScanProps) {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const login = useLoginByToken();
  const [problem, setProblem] = useState<string | undefined>();

  const handleConfirmed = async ({ token, bindTicket }: components["schemas"]["MessengerScan"]) => {
    if (bindTicket !== null) return onUnbound(bindTicket);
    if (token === null) return;
    setProblem(undefined);
    const result = await toResult(login.mutateAsync({ token, ...keywordFact() }));
    if (!result.ok) setProblem(describeError(result.error));
  };

  return (
    <div>
      <h2 className="text-15">{t("scan.title")}</h2>
      <p className="mb-3 text-13 text-ink2">{t("scan.text")}</p>
      <ScanBox purpose="login" onConfirmed={(scan) => void handleConfirmed(scan)} problem={problem} />
    </div>
  );
}
