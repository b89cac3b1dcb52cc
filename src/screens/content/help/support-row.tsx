import Phone from "lucide/dist/esm/icons/phone.mjs";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { addresses } from "../../../shared/routing/addresses";
import { displayedHours, SupportState } from "../../../shared/support-hours";
import { Button } from "../../../ui/button";
import { supportCallAddress } from "./support-call-address";

/** People to ask: the phone with its hours, whether they are there now, and on wide screens the two ways to reach them. */
export function SupportRow() {
  const { t } = useTranslation(["content", "common"]);
  const { phone, publishedHours } = settings().support;
  const callAddress = supportCallAddress();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-4">
      <div>
        <p className="font-semibold">
          {t("content:help.support.find")}
          <a href={callAddress} className="figures ml-3 font-normal hover:text-green">
            {phone}
          </a>
        </p>
        <p className="figures text-13 text-ink2">
          {t("common:support.hours", displayedHours(publishedHours))}
        </p>
      </div>
      <SupportState />
      <SupportActions className="flex w-full gap-3 max-sm:hidden" />
    </div>
  );
}

/** Call, or ask in writing. */
export function SupportActions({ className }: { className?: string }) {
  const { t } = useTranslation(["content", "common"]);
  return (
    <div className={className}>
      <Button icon={Phone} href={supportCallAddress()}>
        {t("common:action.call")}
      </Button>
      <Button variant="primary" render={(linkProps) => <Link to={addresses.contact} {...linkProps} />}>
        {t("content:help.support.ask")}
      </Button>
    </div>
  );
}
