import { useEffect, useId, useRef, useState } from "react";
import { useVerifySlider } from "../../api/account/mutations";
import { type ClientError, toResult } from "../../client/client-error";
import { HelpLink } from "../../forms/help-link";
import type { components } from "../../generated/account";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { isPhone, normalisePhone } from "../../rules/phone";
import { FieldMessage } from "../../ui/field-message";
import { useLostFocus } from "../../ui/use-lost-focus";
import { SliderTrack } from "./slider-track";
import { SumQuestion } from "./sum-question";

interface HumanCheckProps {
  /** As typed; while it is no number there is nothing to check. */
  phone: string;
  /** The pass for one SMS; "" while there is none. */
  pass: string;
  /** Called with a new pass, and "" when it expires. */
  onPass: (pass: string) => void;
  /** The form's error for a missing pass. */
  error?: string | undefined;
}

/**
 * Proves that a hand moves the page: a slider for hands and keys, or a small sum in its place. The pass it brings is
 * good for one phone and one SMS within five minutes; the screen discards it when the phone changes or it was used.
 */
export function HumanCheck({ phone, pass, onPass, error }: HumanCheckProps) {
  const { t } = useTranslation("verification");
  const describeError = useDescribeError();
  const id = useId();
  const [method, setMethod] = useState<"slider" | "sum">("slider");
  const [endsAt, setEndsAt] = useState(0);
  const [problem, setProblem] = useState<ClientError | null>(null);
  const verification = useVerifySlider();
  // A sum that was answered leaves the page, and takes the focus with it.
  const passedCheck = useLostFocus<HTMLDivElement>(pass !== "");
  const number = normalisePhone(phone);
  const hasPhone = isPhone(number);
  const latestNumber = useRef(number);
  useEffect(() => {
    latestNumber.current = number;
  }, [number]);

  useEffect(() => {
    if (pass === "") return;
    const timer = setTimeout(() => onPass(""), Math.max(0, endsAt - now()));
    return () => clearTimeout(timer);
  }, [pass, endsAt, onPass]);

  const prove = async (proof: components["schemas"]["SliderProof"]) => {
    setProblem(null);
    const result = await toResult(verification.mutateAsync(proof));
    // Another number was typed meanwhile: neither the pass nor the problem is about that one.
    if (latestNumber.current !== proof.phone) return false;
    if (!result.ok) {
      setProblem(result.error);
      return false;
    }
    // The server's clock may differ from this device's, so only the length of the pass is taken from it.
    setEndsAt(now() + passLength);
    onPass(result.data.pass);
    return true;
  };

  const visibleError = problem !== null ? describeError(problem) : pass === "" ? error : undefined;
  const state = pass !== "" ? "passed" : verification.isPending ? "judging" : "ready";
  return (
    <div ref={passedCheck} tabIndex={-1} className="min-w-0">
      <div className="mb-1 flex items-baseline justify-between gap-3 text-13 text-ink2">
        <span id={`${id}-label`}>{t("title")}</span>
        {pass === "" && (
          <button
            type="button"
            onClick={() => {
              setMethod(method === "slider" ? "sum" : "slider");
              setProblem(null);
            }}
            className="touch-area rounded-tag text-green hover:underline active:underline active:decoration-2"
          >
            {method === "slider" ? t("useSum") : t("useSlider")}
          </button>
        )}
      </div>
      {method === "slider" || pass !== "" ? (
        <SliderTrack
          labelledBy={`${id}-label`}
          describedBy={visibleError === undefined ? `${id}-hint` : `${id}-error`}
          state={state}
          hasError={visibleError !== undefined}
          onEnd={(move) => {
            if (hasPhone) void prove({ method: "slider", phone: number, ...move });
          }}
        />
      ) : (
        <SumQuestion
          phone={hasPhone ? number : null}
          isVerifying={verification.isPending}
          onAnswer={(captchaId, answer) => prove({ method: "arithmetic", phone: number, captchaId, answer })}
        />
      )}
      <FieldMessage
        id={`${id}-error`}
        error={visibleError}
        help={problem !== null && <HelpLink text={describeError(problem)} />}
      />
      {visibleError === undefined && method === "slider" && (
        <p id={`${id}-hint`} className="mt-1 min-h-5 text-13 text-ink2">
          {pass === "" && (hasPhone ? t("hint") : t("phoneFirst"))}
        </p>
      )}
    </div>
  );
}

/** A pass is good for five minutes; a little less, so that it is not used in its last second. */
const passLength = 290_000;
