import Headset from "lucide/dist/esm/icons/headset.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { onEscape } from "../../platform/keyboard";
import { watchScrollDirection } from "../../platform/scroll-direction";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { lazyPart } from "./lazy-part";

const loadPanel = () => import("./support-panel").then((module) => module.SupportPanel);
const SupportPanel = lazyPart(loadPanel);

/**
 * Support in the corner of the page: phone with hours, help centre, message form. On phones it hides while scrolling
 * down, since amounts and buttons end under it, and returns when scrolling up; on tablets it is a tab in the margin.
 */
export function SupportWidget() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const [isScrollingDown, setScrollingDown] = useState(false);

  useEffect(() => (isOpen ? onEscape(() => setOpenAt(null)) : undefined), [isOpen]);

  useEffect(() => watchScrollDirection(setScrollingDown), []);

  return (
    <aside
      aria-label={t("support.label")}
      className={classNames(
        "fixed right-4 above-fixed-bar z-10 grid justify-items-end gap-3 print:hidden",
        !isOpen && "sm:max-[80.5rem]:right-0",
      )}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <SupportPanel />
        </Suspense>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        onPointerDown={loadPanel}
        onFocus={loadPanel}
        aria-label={isOpen ? t("action.close") : t("support.title")}
        onClick={() => setOpenAt(isOpen ? null : key)}
        className={classNames(
          "grid size-12 place-items-center rounded-full border border-edge bg-card text-ink shadow-float transition-[border-color,translate] duration-180 hover:border-ink focus-visible:translate-y-0",
          isScrollingDown && !isOpen && "max-sm:translate-y-40",
          // As narrow as the margin of the page, where that is all the room there is beside the rows.
          !isOpen &&
            "sm:max-[80.5rem]:w-6 sm:max-[80.5rem]:rounded-r-none sm:max-[80.5rem]:border-r-0 sm:max-[80.5rem]:[&_svg]:size-4",
        )}
      >
        <Icon of={isOpen ? X : Headset} />
      </button>
    </aside>
  );
}
