import type { ComponentProps } from "react";
import { Arc } from "./arc";
import { buttonClass } from "./button-class";
import { TextInput } from "./text-input";
import { useCountdown } from "./use-countdown";
import { useLostFocus } from "./use-lost-focus";

/** What the field settles by itself. */
type Settled = "inputMode" | "autoComplete" | "before" | "after" | "className";

interface CodeFieldProps extends Omit<ComponentProps<typeof TextInput>, Settled> {
  sendLabel: string;
  /** The button's label during the countdown: "42 秒后重发". */
  waitLabel: (seconds: number) => string;
  /** When a code may be asked for again, in milliseconds since 1970; stored by the caller, it survives a reload. */
  resendAt: number | null;
  onSend: () => void;
  isSending?: boolean;
  /** A code cannot be requested yet; the field's hint has the reason. */
  isSendOff?: boolean;
}

/**
 * Input for a verification code with the button that sends it. Used inside a `Field`. No `maxLength`: a code pasted
 * with spaces would lose its last digits. The button is off once it was pressed, and the input has the focus then.
 */
export function CodeField({
  sendLabel,
  waitLabel,
  resendAt,
  onSend,
  isSending,
  isSendOff,
  ref,
  ...rest
}: CodeFieldProps) {
  const place = useLostFocus<HTMLInputElement>(isSending !== true);
  const seconds = useCountdown(resendAt);
  const isOff = seconds > 0 || isSendOff === true;
  return (
    // Where the line holds a dozen letters the button stands below: six digits have to fit the field.
    <span className="flex flex-wrap gap-2">
      <TextInput
        className="min-w-[min(100%,7rem)] flex-1"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...rest}
        ref={(input) => {
          place.current = input;
          if (typeof ref === "function") return ref(input);
          if (ref) ref.current = input;
        }}
      />
      <button
        type="button"
        className={`${buttonClass({ variant: "second", isOff })} figures min-w-26`}
        disabled={isOff || isSending === true}
        onClick={onSend}
      >
        {isSending ? <Arc /> : seconds > 0 ? waitLabel(seconds) : sendLabel}
      </button>
    </span>
  );
}
