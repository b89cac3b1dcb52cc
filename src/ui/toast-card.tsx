import Check from "lucide/dist/esm/icons/check.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Icon } from "./icon";
import { useUiTranslations } from "./ui-translations";

interface ToastProps {
  kind: "success" | "error";
  text: string;
  onDismiss: () => void;
}

/** What a toast looks like: one sentence on ink; an error carries a mark that closes it. */
export function Toast({ kind, text, onDismiss }: ToastProps) {
  const translations = useUiTranslations();
  return (
    <div className="rise pointer-events-auto inline-flex min-h-control max-w-full items-center gap-2 rounded-control bg-ink px-4 py-1 text-paper shadow-float">
      <Icon of={kind === "success" ? Check : TriangleAlert} />
      <span>{text}</span>
      {kind === "error" && (
        <button
          type="button"
          aria-label={translations.dismiss}
          onClick={onDismiss}
          className="touch-area -mr-2.5 ml-1 grid size-8 place-items-center rounded-control outline-current opacity-80 focus-visible:-outline-offset-2 hover:opacity-100"
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
