import Search from "lucide/dist/esm/icons/search.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { type ComponentProps, useRef } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { useUiTranslations } from "./ui-translations";

interface SearchFieldProps
  extends Omit<ComponentProps<"input">, "className" | "value" | "onChange" | "ref" | "size"> {
  /** Its accessible name, not displayed: the magnifier and the placeholder show the purpose. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The shortcut key, shown as a key cap. */
  shortcut?: string;
  size?: "medium" | "large";
  className?: string;
}

/** A box to search in, with a mark that clears it. */
export function SearchField({
  label,
  value,
  onChange,
  shortcut,
  size,
  className,
  ...rest
}: SearchFieldProps) {
  const translations = useUiTranslations();
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <span className={classNames("field-box", size === "large" && "min-h-control-large", className)}>
      <Icon of={Search} className="ml-3" />
      <input
        {...rest}
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="rounded-control px-2.5 max-sm:text-17"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={translations.clear}
          onClick={handleClear}
          className="touch-area mr-1 grid size-control-small place-items-center rounded-control text-ink2 hover:text-ink"
        >
          <Icon of={X} size="small" />
        </button>
      )}
      {shortcut && value === "" && (
        <kbd className="mr-2.5 rounded-tag border border-line2 px-1.5 font-[inherit] text-13 text-ink2 max-md:hidden">
          {shortcut}
        </kbd>
      )}
    </span>
  );
}
