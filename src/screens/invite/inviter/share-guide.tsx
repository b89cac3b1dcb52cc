import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useClient } from "../../../shared/use-client";
import { useCopy } from "../../../shared/use-copy";
import { Button } from "../../../ui/button";
import { CornerPicture } from "../../../ui/corner-picture";
import { Dialog } from "../../../ui/dialog";

interface ShareGuideProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  link: string;
}

/** How to pass the invitation on where the page cannot do it by itself: the corner to tap, or a text to paste. */
export function ShareGuide({ isOpen, onClose, text, link }: ShareGuideProps) {
  const { t } = useTranslation("invite-inviter");
  const id = useId();
  const { messenger } = useClient();
  const message = `${text} ${link}`;
  const { copy } = useCopy(message);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-20">
            {t(messenger === null ? "guide.titleCopy" : "guide.title")}
          </h2>
          {messenger !== null && <CornerPicture label={t("guide.picture")} />}
        </div>
        {messenger !== null && (
          <ol className="mt-2 grid list-decimal gap-1 pl-5">
            <li>{t("guide.corner")}</li>
            <li>{t("guide.choose")}</li>
          </ol>
        )}
        <p className="mt-3 text-13 text-ink2">{t(messenger === null ? "guide.paste" : "guide.or")}</p>
        <p className="mt-1 select-all rounded-control bg-sunk p-3 text-13 [overflow-wrap:anywhere]">
          {message}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("guide.close")}</Button>
          <Button variant="primary" icon={Copy} onClick={copy}>
            {t("guide.copy")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
