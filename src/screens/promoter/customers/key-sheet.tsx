import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Dialog } from "../../../ui/dialog";
import { DialogSheet } from "../../../ui/dialog-sheet";
import { PageLayer } from "../../../ui/page-layer";

const keys = [
  ["search", ["/"]],
  ["move", ["↑", "↓"]],
  ["open", ["Enter"]],
  ["select", ["x"]],
  ["range", ["Shift", "↑", "↓"]],
  ["label", ["l"]],
  ["close", ["Esc"]],
  ["sheet", ["?"]],
] as const;

/** The keys of the list and what they do. */
export function KeySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("promoter-customers");
  const id = useId();
  return (
    <PageLayer isOpen={isOpen}>
      <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id}>
        <DialogSheet title={t("keys.title")} titleId={id} onClose={onClose}>
          <dl className="mt-2 text-ink">
            {keys.map(([name, caps]) => (
              <div
                key={name}
                className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0"
              >
                <dt>{t(`keys.${name}`)}</dt>
                <dd className="flex gap-1">
                  {caps.map((cap) => (
                    <kbd
                      key={cap}
                      className="rounded-tag border border-line2 px-1.5 font-[inherit] text-13 text-ink2"
                    >
                      {cap}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </DialogSheet>
      </Dialog>
    </PageLayer>
  );
}
