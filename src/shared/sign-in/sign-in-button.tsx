import { useEffect, useEffectEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { Link } from "react-router-dom";
import { FormMessage, SubmitButton } from "../../forms/form";
import { HelpLink } from "../../forms/help-link";
import type { FormState } from "../../forms/use-form";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { message } from "../../rules/messages";
import { Banner } from "../../ui/banner";
import { textLink } from "../../ui/text-link";
import { addresses } from "../routing/addresses";
import { type SignInAction, useSignInLock } from "./use-sign-in-lock";

/** The account holds the other agent role, or the one above it changed its own. */
const roleConflicts = [20031, 20032, 20033];

interface SignInButtonProps<Values extends FieldValues, Output> {
  form: FormState<Values, Output>;
  /** As typed. */
  phone: string;
  /** What is locked after too many attempts. */
  action: SignInAction;
  children: string;
  busyLabel: string;
}

/**
 * Submits a sign-in form, below the reason why it failed. After too many attempts of its phone it is disabled for
 * three minutes, with a countdown.
 */
export function SignInButton<Values extends FieldValues, Output>({
  form,
  phone,
  action,
  children,
  busyLabel,
}: SignInButtonProps<Values, Output>) {
  const { t } = useTranslation("account-log-in");
  const describeError = useDescribeError();
  const lock = useSignInLock(phone, action);
  const error = form.failure?.error;
  const handleFailure = useEffectEvent(lock.note);
  useEffect(() => {
    if (error) handleFailure(error);
  }, [error]);

  const isRoleConflict = error?.kind === "refused" && roleConflicts.includes(error.errcode ?? 0);
  const isLocked = lock.secondsLeft > 0;
  const minutes = Math.floor(lock.secondsLeft / 60);
  const seconds = String(lock.secondsLeft % 60).padStart(2, "0");
  // The server's own message takes precedence; after a reload ours replaces it.
  const lockMessage = describeError(error ?? { message: message("rate.limited") });
  return (
    <>
      {isLocked ? (
        <Banner tone="red" role="alert">
          {lockMessage} <HelpLink text={lockMessage} />
        </Banner>
      ) : (
        <>
          <FormMessage form={form} />
          {isRoleConflict && (
            <p className="text-13 text-ink2">
              {t("role.text")}{" "}
              <Link to={addresses.contact} className={textLink}>
                {t("role.contact")}
              </Link>
            </p>
          )}
        </>
      )}
      <SubmitButton
        form={form}
        size="large"
        isWide
        busyLabel={busyLabel}
        reason={isLocked ? t("lock.left", { minutes, seconds }) : undefined}
      >
        {children}
      </SubmitButton>
    </>
  );
}
