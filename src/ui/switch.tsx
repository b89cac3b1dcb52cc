import type { ComponentProps, ReactNode } from "react";

type NativeProps = Omit<
  ComponentProps<"input">,
  "type" | "role" | "className" | "children" | "checked" | "onChange"
>;

interface SwitchProps extends NativeProps {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, taking effect at once. */
export function Switch({ children, isOn, onChange, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex items-center gap-2 py-1.5 max-sm:py-2.5">
      <span>{children}</span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-6 w-10 cursor-[inherit] appearance-none rounded-full border border-edge bg-sunk transition-colors checked:border-fill checked:bg-fill disabled:border-line2"
        />
        <span className="pointer-events-none absolute top-[0.1875rem] left-[0.1875rem] size-[1.125rem] rounded-full bg-ink2 transition-transform peer-checked:translate-x-4 peer-checked:bg-on-fill peer-disabled:bg-ink3" />
      </span>
    </label>
  );
}
