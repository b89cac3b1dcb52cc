import { useDescribeError } from "../../i18n/use-message";
import { useNamespace } from "../../i18n/use-namespace";
import { useTranslation } from "../../i18n/use-translation";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import type { Openid } from "./use-openid";

/** The bar over a page that needs the messenger, where the messenger did not answer: why, and once more. */
export function OpenidBar({ openid }: { openid: Openid }) {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const namespaceState = useNamespace("account-log-in");
  if (openid.state !== "failed" || namespaceState === "loading") return null;
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
      {openid.error === null ? t("messenger.failed") : describeError(openid.error)}
    </Banner>
  );
}
