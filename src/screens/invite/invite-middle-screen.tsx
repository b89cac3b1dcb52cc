import { Link, Navigate, useLocation } from "react-router-dom";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { safeReturnAddress } from "../../platform/return-address";
import { useOpenid } from "../../shared/messenger/use-openid";
import { PageHeader } from "../../shared/page-header";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { inviteFamilies } from "./families";
import { inviteAddresses } from "./invite-addresses";

/**
 * The page between an invite page and the messenger's authorisation. One attempt a visit with its state compared; what
 * fails ends here, with a button, and nothing goes round by itself.
 */
export function InviteMiddleScreen() {
  const { t } = useTranslation("invite");
  const describeError = useDescribeError();
  const { search } = useLocation();
  const openid = useOpenid();
  const next = readNext(search);
  if (openid.state === "ready") return <Navigate replace to={next} />;
  return (
    <Container className="flex min-h-[60dvh] flex-col items-start justify-center gap-4 py-16">
      <PageHeader title={t("middle.title")} isHidden />
      {openid.state === "working" ? (
        <>
          <h1 className="text-26">{t("middle.title")}</h1>
          <p role="status" className="text-17 text-ink2">
            {t("middle.working")}
          </p>
          <Button render={(linkProps) => <Link to={next} replace {...linkProps} />}>
            {t("middle.skip")}
          </Button>
        </>
      ) : (
        <>
          <h1 className="text-26">{t("middle.failed")}</h1>
          <p role="alert" className="max-w-reading text-17 text-ink2">
            {openid.error ? describeError(openid.error) : t("middle.failedText")}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="primary" onClick={openid.retry}>
              {t("middle.retry")}
            </Button>
            <Button render={(linkProps) => <Link to={next} replace {...linkProps} />}>
              {t("middle.skip")}
            </Button>
          </div>
        </>
      )}
    </Container>
  );
}

/** Where to go on: a page of this site, never this one again. */
function readNext(search: string): string {
  const next = safeReturnAddress(new URLSearchParams(search).get("next"));
  return next === null || next.startsWith(inviteAddresses.middle)
    ? inviteFamilies.zhj.addresses.rewards
    : next;
}
