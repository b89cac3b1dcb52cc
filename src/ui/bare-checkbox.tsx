import type { ComponentProps } from "react";

interface BareCheckboxProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  /** Said, not shown: what stands beside the box shows it. */
  label: string;
}

/** A checkbox of few elements at the beginning of a row, for long lists: a press beside the box, too, is for it. */
export function BareCheckbox({ label, ...rest }: BareCheckboxProps) {
  return (
    <label className="-ml-3 flex shrink-0 items-center pr-2 pl-3 md:pr-4">
      <input
        {...rest}
        type="checkbox"
        aria-label={label}
        className="check-mark size-mark cursor-[inherit] appearance-none rounded-tag border border-edge bg-card checked:border-fill checked:bg-fill [label:active_&]:not-checked:bg-sunk"
      />
    </label>
  );
}
