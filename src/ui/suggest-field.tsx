import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { SearchField } from "./search-field";

export interface Suggestion {
  id: string;
  content: ReactNode;
  /** At the right, smaller. */
  note?: ReactNode;
}

interface SuggestFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (id: string) => void;
  /** Pressing enter with none of them marked. */
  onSubmit?: () => void;
  shortcut?: string;
  size?: "medium" | "large";
}

/** A search box with suggestions under it. Arrow keys mark one, enter takes it, escape closes the list. */
export function SuggestField({ suggestions, onPick, onSubmit, onChange, ...field }: SuggestFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const pick = (index: number) => {
    const suggestion = suggestions[index];
    setOpen(false);
    if (suggestion) onPick(suggestion.id);
    else onSubmit?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") pick(isShown ? marked : -1);
    else if (event.key === "Escape" && isShown) setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const places = suggestions.length + 1;
      setMarked(
        ((isShown ? marked + 1 + (event.key === "ArrowDown" ? 1 : -1) + places : places + 1) % places) - 1,
      );
      setOpen(true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <SearchField
        {...field}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && marked >= 0 ? `${id}-${marked}` : undefined}
        onChange={(value) => {
          onChange(value);
          setMarked(-1);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKeyDown}
      />
      <SuggestList
        id={id}
        isShown={isShown}
        suggestions={suggestions}
        marked={marked}
        onPick={pick}
        label={field.label}
      />
    </div>
  );
}

interface SuggestListProps {
  id: string;
  label: string;
  isShown: boolean;
  suggestions: readonly Suggestion[];
  marked: number;
  onPick: (index: number) => void;
}

function SuggestList({ id, label, isShown, suggestions, marked, onPick }: SuggestListProps) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line bg-card py-1 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          type="button"
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === marked}
          // The press must not take the focus from the box, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          className="flex min-h-10 w-full items-center justify-between gap-4 px-3 text-left hover:bg-sunk aria-selected:bg-sunk max-sm:min-h-control"
        >
          <span className="min-w-0 truncate">{suggestion.content}</span>
          <span className="figures text-13 text-ink2">{suggestion.note}</span>
        </button>
      ))}
    </div>
  );
}
