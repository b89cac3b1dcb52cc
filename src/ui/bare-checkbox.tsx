import type { ChangeEvent, ComponentProps, MouseEvent } from "react";

interface BareCheckboxProps
  extends Omit<ComponentProps<"input">, "type" | "className" | "children" | "onChange"> {
  /** Said, not shown: what stands beside the box shows it. */
  label: string;
  /** `isRange` where it was pressed with Shift: all up to the one pressed before are meant. */
  onPress: (isRange: boolean) => void;
}

/** A checkbox of few elements at the beginning of a row, for long lists: a press beside the box, too, is for it. */
export function BareCheckbox({ label, onPress, ...rest }: BareCheckboxProps) {
  return (
    <label className="-ml-3 flex shrink-0 items-center pr-2 pl-3 md:pr-4" onMouseDown={keepTextUnselected}>
      <input
        {...rest}
        type="checkbox"
        aria-label={label}
        onChange={(event) => onPress(hasShift(event))}
        className="check-mark size-mark cursor-[inherit] appearance-none rounded-tag border border-edge bg-card checked:border-fill checked:bg-fill [label:active_&]:not-checked:bg-sunk"
      />
    </label>
  );
}

/** A checkbox changes by a click, which knows of the keys that were held down. */
function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
}

/** With Shift a browser selects the text between two presses. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
