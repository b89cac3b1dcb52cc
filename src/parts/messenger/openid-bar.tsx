import { useTranslation } from "react-i18next";
import { useFailureWords } from "../../i18n/use-message";
import { useNamespace } from "../../i18n/use-namespace";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import type { Openid } from "./use-openid";

/** The bar over a page that needs the messenger, where the messenger did not answer: why, and once more. */
export function OpenidBar({ openid }: { openid: Openid }) {
  const { t } = useTranslation("account-log-in");
  const say = useFailureWords();
  const words = useNamespace("account-log-in");
  if (openid.state !== "failed" || words === "loading") return null;
  return (
    <Banner
      tone="amber"
      role="alert"
      action={
        <Button size="small" onClick={openid.retry}>
          {t("messenger.retry")}
        </Button>
      }
    >
      {openid.error === null ? t("messenger.failed") : say(openid.error)}
    </Banner>
  );
}
