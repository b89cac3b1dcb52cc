import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSaveGuideConfig } from "../../../api/account/mutations";
import { guideConfigQuery } from "../../../api/account/queries";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { helpSearchAddress } from "../../../platform/help-search-address";
import { addresses } from "../../../shared/routing/addresses";
import { useUser } from "../../../shared/session/signed-in-user";
import { Section } from "../../../ui/section";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { toaster } from "../../../ui/toaster";
import { finished, guideCodes, isFinished } from "./first-steps-state";
import { openDetails } from "./open-details";

/**
 * What a new user does first, each with a way there. What the account shows by itself is done without a press; the
 * download and the article count as done once they were opened.
 */
export function FirstSteps() {
  const { t } = useTranslation("account-first-steps");
  const user = useUser();
  const { data: config = { guides: [] } } = useQuery(guideConfigQuery());
  const { mutate: save } = useSaveGuideConfig();
  const linkTo = (id: "install" | "read" | "messenger", address: string, onOpen?: () => void) => (
    <Link to={address} className={textLink} onClick={onOpen}>
      {t(`${id}.action`)}
    </Link>
  );
  const steps = [
    {
      id: "details",
      isDone: user.companyName !== null && user.regionCode !== null,
      action: (
        <Link to={openDetails} replace preventScrollReset className={textLink}>
          {t("details.action")}
        </Link>
      ),
    },
    {
      id: "install",
      isDone: isFinished(config, guideCodes.install),
      action: linkTo("install", addresses.download, () => save(finished(guideCodes.install))),
    },
    {
      id: "read",
      isDone: isFinished(config, guideCodes.read),
      action: linkTo("read", helpSearchAddress(t("read.keyword")), () => save(finished(guideCodes.read))),
    },
    {
      id: "messenger",
      isDone: user.isMessengerBound,
      action: linkTo("messenger", `${addresses.userSecurity}?edit=messenger`),
    },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title={t("title")} size="medium" className="mt-10 md:mt-16" end={<PutAwayButton />}>
      <p className="border-line border-b py-3 text-ink2">
        {done === steps.length ? t("allDone") : t("progress", { done, total: steps.length })}
      </p>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  id: "details" | "install" | "read" | "messenger";
  isDone: boolean;
  /** Leads to where it is done. */
  action: ReactNode;
}

function Step({ id, isDone, action }: StepProps) {
  const { t } = useTranslation("account-first-steps");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="min-w-0">
        <h3 className="text-15">{t(`${id}.title`)}</h3>
        <p className="text-ink2">{t(`${id}.text`)}</p>
      </div>
      {isDone ? (
        <State shape="disc" tone="green">
          {t("done")}
        </State>
      ) : (
        action
      )}
    </li>
  );
}

/** Puts the steps away for good, on every device of the account. */
function PutAwayButton() {
  const { t } = useTranslation("account-first-steps");
  const describeError = useDescribeError();
  const { mutate: save, isPending } = useSaveGuideConfig();
  const putAway = () =>
    save(finished(guideCodes.all), { onError: (error) => toaster.error(describeError(error)) });
  return (
    <button type="button" disabled={isPending} className={textLink} onClick={putAway}>
      {t("putAway")}
    </button>
  );
}
