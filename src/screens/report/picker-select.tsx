import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

interface PickerSelectProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** What is seen of the chosen one. */
  children: ReactNode;
  className?: string;
}

/** A native list of choices under a face of its own. */
export function PickerSelect({ label, value, options, onChange, children, className }: PickerSelectProps) {
  return (
    <span
      className={classNames(
        "relative transition-colors hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-green has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <span aria-hidden="true" className="contents">
        {children}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
