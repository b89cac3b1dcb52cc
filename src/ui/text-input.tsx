import Lock from "lucide/dist/esm/icons/lock.mjs";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { useFieldControl } from "./field-control";
import { Icon } from "./icon";

interface TextInputProps extends Omit<ComponentProps<"input">, "className"> {
  /** Inside the box, before the text: a country code, a currency sign. */
  before?: ReactNode;
  /** Inside the box, after the text: a unit, a button that shows the password. */
  after?: ReactNode;
  className?: string;
}

/** One line of text in a box. On phones 17 px, so that the page does not jump when the keyboard opens. */
export function TextInput({ before, after, className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const isFixed = rest.disabled === true || rest.readOnly === true;
  return (
    <span className={classNames("field-box", className)}>
      {before && <span className="flex items-center pl-3 text-ink2">{before}</span>}
      <input
        type="text"
        {...control}
        {...rest}
        className={classNames("rounded-control px-3 max-sm:text-17", isFixed && "text-ink2")}
      />
      {after && <span className="flex items-center pr-3 text-ink2">{after}</span>}
      {isFixed && !after && <Icon of={Lock} size="small" className="mr-3.5 text-ink2" />}
    </span>
  );
}
