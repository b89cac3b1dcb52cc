import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { useUiTranslations } from "./ui-translations";

interface ChipRowProps {
  label: string;
  children: ReactNode;
}

/** Chips side by side; on phones a row that runs to the edges and scrolls, which a mouse could not. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <ul aria-label={label} className="scroll-row -m-1 gap-2 p-1 max-sm:-mx-4 max-sm:px-4 md:flex-wrap">
      {children}
    </ul>
  );
}

interface ChipProps {
  children: ReactNode;
  count?: number | string | undefined;
  isChosen?: boolean;
  onPress?: () => void;
  /** Given, the chip carries a mark that takes it away; its name is the clear word and the chip's label. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A filter that is on or off, with how many it would leave. */
export function Chip({ children, count, isChosen = false, onPress, onRemove, removeLabel }: ChipProps) {
  const translations = useUiTranslations();
  const chipClass = classNames(
    "figures touch-area inline-flex min-h-control-small items-center gap-1.5 rounded-full border px-3",
    // A press shows at once: colours that fade paint every frame while what it filters is drawn.
    isChosen
      ? "border-ink bg-ink text-paper active:border-ink2 active:bg-ink2"
      : "border-line2 bg-card text-ink hover:border-ink hover:transition-colors active:bg-sunk",
  );
  const content = (
    <>
      {children}
      {count !== undefined && (
        <span className={classNames("text-13", !isChosen && "text-ink2")}>{count}</span>
      )}
    </>
  );
  return (
    <li className="shrink-0">
      {onRemove ? (
        <button type="button" className={chipClass} onClick={onRemove}>
          {content}
          <Icon of={X} size="small" label={removeLabel ?? translations.clear} />
        </button>
      ) : (
        <button type="button" className={chipClass} aria-pressed={isChosen} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
