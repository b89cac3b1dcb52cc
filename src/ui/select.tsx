import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";
import { Icon } from "./icon";

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
  isOff?: boolean;
}

interface SelectProps extends Omit<ComponentProps<"select">, "className" | "children" | "size"> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen (value ""). */
  placeholder?: string;
  className?: string;
}

/** A native list of choices. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={classNames("field-box relative", className)}>
      <select
        {...control}
        {...rest}
        className="select-native w-full min-w-0 cursor-pointer [overflow-wrap:anywhere] appearance-none rounded-control pr-10 pl-3 max-sm:text-17"
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isOff}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute right-3" />
    </span>
  );
}
