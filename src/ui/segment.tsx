import { type ReactNode, type RefCallback, useId } from "react";
import { classNames } from "./class-names";

export interface SegmentChoice<T extends string> {
  value: T;
  label: ReactNode;
  /** A smaller word after the label: a discount, a count. */
  note?: ReactNode;
}

interface SegmentProps<T extends string> {
  label: string;
  choices: readonly SegmentChoice<T>[];
  value: T;
  onChange: (value: T) => void;
  size?: "small" | "medium";
  /** Id of the text that says what is wrong with the choice. */
  describedBy?: string;
  /** The choice that the Tab key leads to: the one that is on, else the first. */
  focusRef?: RefCallback<HTMLInputElement> | undefined;
  className?: string;
}

/** Two or three choices side by side, one of them on: a radio group, so the arrow keys move it. */
export function Segment<T extends string>(props: SegmentProps<T>) {
  const { label, choices, value, onChange, size = "medium", describedBy, focusRef, className } = props;
  const name = useId();
  const reached = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames(
        "min-w-0 overflow-hidden rounded-control border border-edge bg-card has-focus-visible:outline-2 has-focus-visible:outline-green has-focus-visible:outline-offset-2",
        // With a note they are as wide as the widest, so that the note stays on the line while there is room.
        choices.some(({ note }) => note)
          ? "grid few-letters:grid-flow-row grid-flow-col auto-cols-[1fr]"
          : "flex flex-wrap",
        size === "small" ? "min-h-control-small" : "min-h-control",
        className,
      )}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            "relative flex few-letters:min-h-control-small few-letters:basis-auto flex-1 few-letters:px-1 few-letters:text-[min(1em,7vw)] flex-wrap content-center items-center justify-center gap-x-1 border-edge border-l px-3 text-center transition-colors first-of-type:border-l-0 hover:bg-sunk active:bg-sunk",
            "has-checked:bg-ink has-checked:font-semibold has-checked:text-paper",
          )}
        >
          <input
            ref={choice === reached ? focusRef : undefined}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="figures">{choice.label}</span>
          {choice.note && <span className="figures text-13">{choice.note}</span>}
        </label>
      ))}
    </div>
  );
}
