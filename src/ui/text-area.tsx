import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "className"> {
  className?: string;
  /** Characters used and allowed, below the text: "12 / 200". */
  count?: string;
}

/** Several lines of text; it grows with what is written where the browser can, up to about half a screen. */
export function TextArea({ className, count, rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return (
    <span className={classNames("field-box flex-col items-stretch", className)}>
      <textarea
        {...control}
        {...rest}
        rows={rows}
        className="field-sizing-content max-h-96 min-h-[5.5rem] resize-y rounded-control px-3 py-2.5 max-sm:text-17"
      />
      {count && <span className="figures self-end px-3 pb-1.5 text-13 text-ink3">{count}</span>}
    </span>
  );
}
