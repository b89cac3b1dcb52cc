import Headset from "lucide/dist/esm/icons/headset.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { watchBeneath } from "../../platform/beneath";
import { onEscape } from "../../platform/keyboard";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";

const loadPanel = () => import("./support-panel");
const SupportPanel = lazy(() => loadPanel().then((module) => ({ default: module.SupportPanel })));

/**
 * Help in the corner of the page: the phone with its hours, the help centre, and a message to us. Where it would come
 * to rest on words, as on the amounts of a phone's list, it draws back until only its edge stands in the margin.
 */
export function SupportWidget() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const place = useRef<HTMLSpanElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);
  const isDrawnBack = isInTheWay && !isOpen;

  useEffect(() => (isOpen ? onEscape(() => setOpenAt(null)) : undefined), [isOpen]);

  useEffect(() => (place.current ? watchBeneath(place.current, setInTheWay) : undefined), []);

  return (
    <aside
      aria-label={t("support.label")}
      className="pointer-events-none fixed right-4 bottom-4 z-10 in-[:root:has([data-fixed-bar])]:max-sm:bottom-22 grid justify-items-end gap-3 *:pointer-events-auto print:hidden"
    >
      {isOpen && (
        <Suspense fallback={null}>
          <SupportPanel />
        </Suspense>
      )}
      <span ref={place} className="pointer-events-none! block size-12">
        <button
          type="button"
          aria-expanded={isOpen}
          onPointerDown={loadPanel}
          onFocus={loadPanel}
          aria-label={isOpen ? t("action.close") : t("support.title")}
          onClick={() => setOpenAt(isOpen ? null : key)}
          className={classNames(
            "pointer-events-auto grid size-12 place-items-center rounded-full border border-edge bg-card text-ink shadow-float transition-[border-color,translate] duration-180 hover:border-ink focus-visible:translate-x-0",
            isDrawnBack && "translate-x-12",
          )}
        >
          <Icon of={isOpen ? X : Headset} />
        </button>
      </span>
    </aside>
  );
}
