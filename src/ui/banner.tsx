import Clock from "lucide/dist/esm/icons/clock.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names";
import { Icon, type LucideIcon } from "./icon";
import { useUiTranslations } from "./ui-translations";

export type BannerTone = "plain" | "green" | "amber" | "red";

interface BannerProps {
  tone: BannerTone;
  /** One sentence. */
  children: ReactNode;
  /** One link or text button. */
  action?: ReactNode;
  icon?: LucideIcon;
  onDismiss?: () => void;
  /** "status" when it comes up while the page is open; left out for what was there from the start. */
  role?: "status" | "alert";
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const tones: Record<BannerTone, [ground: string, mark: string, icon: LucideIcon]> = {
  plain: ["bg-sunk", "text-ink2", Info],
  green: ["bg-tint-green", "text-green", Info],
  amber: ["bg-tint-amber", "text-amber", Clock],
  red: ["bg-tint-red", "text-red", TriangleAlert],
};

/** News about the whole page: tinted, a mark, one sentence, one link. */
export function Banner({ tone, children, action, icon, onDismiss, role, className, ref }: BannerProps) {
  const translations = useUiTranslations();
  const [ground, mark, defaultIcon] = tones[tone];
  // On a phone the link goes below a sentence that would have no room beside it.
  const hasRow = action !== undefined && onDismiss === undefined;
  return (
    <div
      ref={ref}
      role={role}
      className={classNames(
        "flex min-h-10 items-center gap-3 rounded-control px-4 py-2",
        hasRow && "max-sm:flex-wrap max-sm:gap-y-1",
        ground,
        className,
      )}
    >
      <Icon of={icon ?? defaultIcon} className={mark} />
      <p className={classNames("min-w-0 flex-1", hasRow && "max-sm:basis-56")}>{children}</p>
      {action}
      {onDismiss && (
        <button
          type="button"
          aria-label={translations.dismiss}
          onClick={onDismiss}
          className="touch-area -my-1 -mr-2 grid size-8 place-items-center rounded-control text-ink2 hover:text-ink"
        >
          <Icon of={X} size="small" />
        </button>
      )}
    </div>
  );
}
