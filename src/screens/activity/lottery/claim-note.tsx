import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { settings } from "../../../platform/settings";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";

interface ClaimNoteProps {
  recordId: number;
  claimBefore: string | null;
}

/** How a prize that is not delivered by itself is claimed: people check the number of the draw. */
export function ClaimNote({ recordId, claimBefore }: ClaimNoteProps) {
  const { t } = useTranslation("activity-lottery");
  const { zonedDateTime } = useZonedFormats();
  const { phone } = settings().support;
  const { copy } = useCopy(String(recordId));
  return (
    <div className="mt-1 text-13 text-ink2">
      <p>
        {claimBefore
          ? t("claim.before", { time: zonedDateTime(claimBefore), number: recordId })
          : t("claim.any", { number: recordId })}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={`tel:${phone}`} className="flex min-h-control-small items-center">
          <span className={`${textLink} figures`}>{phone}</span>
        </a>
        <Button size="small" onClick={copy}>
          {t("claim.copy")}
        </Button>
      </p>
    </div>
  );
}
