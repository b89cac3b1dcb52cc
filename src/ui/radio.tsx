import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

interface RadioProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  children: ReactNode;
  /** As a row between hairlines, with content at its end: a price, a saving. */
  end?: ReactNode;
}

/** One of several; several with one `name` are a group (put them in a fieldset). Off, its ring is dashed. */
export function Radio({ children, end, ...rest }: RadioProps) {
  const isRow = end !== undefined;
  return (
    <label
      className={classNames(
        "items-center has-disabled:text-ink3",
        isRow
          ? "flex gap-3 border-line border-b py-2.5 last:border-b-0"
          : "inline-flex gap-2 py-1.5 max-sm:py-2.5",
      )}
    >
      <input
        {...rest}
        type="radio"
        className="size-mark shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-card transition-colors [label:active>&]:enabled:not-checked:bg-sunk [label:hover>&]:enabled:not-checked:border-ink checked:border-[0.375rem] checked:border-fill checked:bg-on-fill disabled:border-edge disabled:border-dashed"
      />
      <span className="min-w-0 flex-1">{children}</span>
      {isRow && <span className="figures font-semibold">{end}</span>}
    </label>
  );
}
