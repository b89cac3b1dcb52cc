import Minus from "lucide/dist/esm/icons/minus.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { type KeyboardEvent, useState } from "react";
import { useFieldControl } from "./field-control";
import { Icon, type LucideIcon } from "./icon";
import { useUiTranslations } from "./ui-translations";

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/** A whole number between two keys. It can be typed; arrow, page, home and end keys move it; it never leaves its bounds. */
export function Stepper({ label, value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER }: StepperProps) {
  const translations = useUiTranslations();
  const control = useFieldControl();
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: number) => {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  };
  const settle = () => {
    if (draft !== null && /^\d+$/.test(draft)) change(Number(draft));
    setDraft(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + 10,
      PageDown: value - 10,
      Home: min,
      End: max,
    };
    const next = moves[event.key];
    if (event.key === "Enter") settle();
    if (next === undefined) return;
    event.preventDefault();
    setDraft(null);
    change(next);
  };
  return (
    <span className="field-box w-max shrink-0 overflow-hidden">
      <StepKey
        icon={Minus}
        label={`${translations.decrease}: ${label}`}
        isOff={value <= min}
        onPress={() => change(value - 1)}
      />
      <input
        {...control}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKeyDown}
        className="figures w-11! flex-none! self-stretch border-line2 border-x text-center"
      />
      <StepKey
        icon={Plus}
        label={`${translations.increase}: ${label}`}
        isOff={value >= max}
        onPress={() => change(value + 1)}
      />
    </span>
  );
}

interface StepKeyProps {
  icon: LucideIcon;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function StepKey({ icon, label, isOff, onPress }: StepKeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="grid w-9 place-items-center self-stretch -outline-offset-2 transition-colors hover:bg-sunk active:bg-sunk aria-disabled:text-ink3 aria-disabled:hover:bg-transparent aria-disabled:active:bg-transparent max-sm:w-11"
    >
      <Icon of={icon} />
    </button>
  );
}
