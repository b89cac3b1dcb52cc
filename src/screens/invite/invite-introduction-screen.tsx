import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { inviteVisualQuery } from "../../api/invite/queries";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { inviteFamilies } from "./families";
import { HowInvitingWorks } from "./how-inviting-works";
import { InviteHeader } from "./invite-header";
import { LatestAwards } from "./latest-awards";

const family = inviteFamilies.zhj;

/** What inviting is, for those who have not begun: steps, what each is worth, what others received. */
export function InviteIntroductionScreen() {
  const { t } = useTranslation("invite");
  const visual = useQuery(inviteVisualQuery(family.programme));
  return (
    <>
      <PageHeader title={t("intro.title")} description={t("intro.text")} />
      <InviteHeader family={family} title={visual.data?.title ?? t("intro.title")}>
        <p className="mt-2 min-h-7 max-w-reading text-17 text-ink2">
          {visual.data?.subtitle ?? t("intro.text")}
        </p>
        <div className="mt-6 max-w-panel">
          <Button
            variant="primary"
            size="large"
            isWide
            render={(linkProps) => <Link to={family.addresses.home} {...linkProps} />}
          >
            {t("intro.start")}
          </Button>
        </div>
        <div className="mt-4">
          <LatestAwards programme={family.programme} />
        </div>
      </InviteHeader>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
        <HowInvitingWorks family={family} />
      </Container>
    </>
  );
}
