import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldMessage } from "./field-message";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  children: ReactNode;
  error?: ReactNode;
}

/** A checkbox whose label is part of the target. An error shows below, as in a field. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  const invalid = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <div>
      <label className="inline-flex items-start gap-2 py-1.5 max-sm:py-2.5">
        <span className="relative mt-0.5 grid shrink-0 place-items-center">
          <input
            {...invalid}
            {...rest}
            type="checkbox"
            className="peer size-mark cursor-[inherit] appearance-none rounded-tag border border-edge bg-card transition-colors checked:border-fill checked:bg-fill [label:active_&]:enabled:not-checked:bg-sunk disabled:border-line2 disabled:bg-sunk aria-invalid:border-2 aria-invalid:border-red"
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute size-mark fill-none stroke-[1.75] stroke-on-fill opacity-0 peer-checked:opacity-100 peer-checked:peer-disabled:stroke-ink3"
          >
            <path d="M4.5 10.5 8.5 14.5 15.5 6" />
          </svg>
        </span>
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      <FieldMessage id={errorId} error={error} />
    </div>
  );
}
