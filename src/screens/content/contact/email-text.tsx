import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { supportCallAddress } from "../help/support-call-address";
import type { UnsubscribeEmail } from "./unsubscribe-email";

/** The e-mail as text, for browsers that open no mail program. */
export function EmailText({ letter }: { letter: UnsubscribeEmail }) {
  const { t } = useTranslation(["content-contact", "common"]);
  const { to, subject, body } = letter;
  const { copy } = useCopy(`${subject}\n\n${body}`);

  return (
    <div className="mt-6 border-line border-t pt-4">
      <h2 className="text-17">{t("unsubscribe.byHand")}</h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink2">{t("unsubscribe.to")}</dt>
        <dd className="select-all break-all">{to}</dd>
        <dt className="text-ink2">{t("unsubscribe.about")}</dt>
        <dd className="select-all">{subject}</dd>
        <dt className="text-ink2">{t("unsubscribe.words")}</dt>
        <dd className="select-all break-words">{body}</dd>
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={Copy} onClick={copy}>
          {t("unsubscribe.copy")}
        </Button>
        <Button variant="quiet" href={supportCallAddress()}>
          {t("common:action.call")}
        </Button>
      </div>
    </div>
  );
}
