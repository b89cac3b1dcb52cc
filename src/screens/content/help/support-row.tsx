import Phone from "lucide/dist/esm/icons/phone.mjs";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { displayedHours, SupportState } from "../../../shared/support-hours";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { carryQuestion } from "../contact/asked-question";
import { supportCallAddress } from "./support-call-address";

interface SupportRowProps {
  /** What they would be asked; with it the two ways to reach them are there on phones, too. */
  question?: string;
}

/** People to ask: the phone with its hours, whether they are there now, and on wide screens the two ways to reach them. */
export function SupportRow({ question }: SupportRowProps) {
  const { t } = useTranslation(["content", "common"]);
  const { phone, publishedHours } = settings().support;
  const callAddress = supportCallAddress();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-4">
      <div>
        <p className="font-semibold">
          {t("content:help.support.find")}
          <a
            href={callAddress}
            className="figures ml-3 inline-block whitespace-nowrap! font-normal hover:text-green"
          >
            {phone}
          </a>
        </p>
        <p className="figures text-13 text-ink2">
          {t("common:support.hours", displayedHours(publishedHours))}
        </p>
      </div>
      <SupportState />
      <SupportActions
        question={question}
        className={classNames("flex w-full gap-3", question === undefined && "max-sm:hidden")}
      />
    </div>
  );
}

interface SupportActionsProps {
  question?: string | undefined;
  className?: string;
}

/** Call, or ask in writing. */
export function SupportActions({ question, className }: SupportActionsProps) {
  const { t } = useTranslation(["content", "common"]);
  return (
    <div className={className}>
      <Button icon={Phone} href={supportCallAddress()}>
        {t("common:action.call")}
      </Button>
      <Button
        variant="primary"
        render={(linkProps) => (
          <Link
            to={addresses.contact}
            {...(question !== undefined && { state: carryQuestion(question) })}
            {...linkProps}
          />
        )}
      >
        {t("content:help.support.ask")}
      </Button>
    </div>
  );
}
