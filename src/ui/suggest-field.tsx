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
  const [activeIndex, setActiveIndex] = useState(-1);
  const isListVisible = isOpen && suggestions.length > 0;
  const pick = (index: number) => {
    const suggestion = suggestions[index];
    setOpen(false);
    if (suggestion) onPick(suggestion.id);
    else onSubmit?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") pick(isListVisible ? activeIndex : -1);
    else if (event.key === "Escape" && isListVisible) setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const positionCount = suggestions.length + 1;
      setActiveIndex(
        ((isListVisible
          ? activeIndex + 1 + (event.key === "ArrowDown" ? 1 : -1) + positionCount
          : positionCount + 1) %
          positionCount) -
          1,
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
        aria-expanded={isListVisible}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListVisible && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        onChange={(value) => {
          onChange(value);
          setActiveIndex(-1);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKeyDown}
      />
      <SuggestList
        id={id}
        isListVisible={isListVisible}
        suggestions={suggestions}
        activeIndex={activeIndex}
        onPick={pick}
        label={field.label}
      />
    </div>
  );
}

interface SuggestListProps {
  id: string;
  label: string;
  isListVisible: boolean;
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onPick: (index: number) => void;
}

function SuggestList({ id, label, isListVisible, suggestions, activeIndex, onPick }: SuggestListProps) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      hidden={!isListVisible}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line bg-card py-1 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          type="button"
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === activeIndex}
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
