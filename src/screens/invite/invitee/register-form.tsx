import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { useRegisterAccount } from "../../../api/account/mutations";
import { phoneExistsQuery } from "../../../api/account/queries";
import { useBindInvitee } from "../../../api/invite/mutations";
import { toResult } from "../../../client/client-error";
import { Form } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { PasswordField } from "../../../forms/text-fields";
import { useForm } from "../../../forms/use-form";
import { useTranslation } from "../../../i18n/use-translation";
import { importCode } from "../../../platform/import-code";
import { settings } from "../../../platform/settings";
import { inviteRegisterForm } from "../../../rules/invite";
import type { Invitation } from "../../../rules/invite-invitation";
import { trial } from "../../../rules/limits";
import { isPhone, normalisePhone } from "../../../rules/phone";
import { loginAddress } from "../../../shared/routing/addresses";
import { useKnownUser } from "../../../shared/session/use-session";
import { PhoneField } from "../../../shared/sign-in/phone-field";
import { originFacts } from "../../../shared/sign-in/registration-facts";
import { SignInButton } from "../../../shared/sign-in/sign-in-button";
import { TermsField } from "../../../shared/sign-in/terms-field";
import { SmsCodeFields } from "../../../shared/sms-code/sms-code-fields";
import { trackConversion } from "../../../shared/tracking/track";
import { Banner } from "../../../ui/banner";
import { textLink } from "../../../ui/text-link";
import { logInviteClick } from "../invite-log";
import { bindingBody, isBindingOver } from "./binding";
import { removeStoredInvitation } from "./stored-invitation";

/** What the form needs of its page. */
export interface RegistrationPage {
  readonly invitation: Invitation | null;
  /** Called when the form is sent: from then on somebody signed in is the one who registered here. */
  readonly onSend: () => void;
  /** Called once the account exists and its inviter was reported. */
  readonly onDone: () => void;
}

interface InviteRegisterFormProps {
  /** The page as it is when the form is sent. */
  page: RefObject<RegistrationPage>;
}

const names = { phone: "phone", slider: "slider", code: "smsCode" } as const;

/** Registration of an invitee: makes the account, then binds it to the inviter. */
export function InviteRegisterForm({ page }: InviteRegisterFormProps) {
  const { t } = useTranslation(["invite", "account-log-in"]);
  const registration = useRegisterAccount();
  const finish = useFinishRegistration(page);
  const form = useForm({
    schema: inviteRegisterForm,
    defaultValues: { phone: "", slider: "", smsCode: "", password: "", terms: false },
    onSubmit: async ({ phone, smsCode, password }) => {
      page.current.onSend();
      finish.expect();
      const { transformPassword } = await importCode(() => import("../../../rules/password-transform"));
      const result = await toResult(
        registration.mutateAsync({
          phone,
          smsCode,
          password: transformPassword(password, phone, settings().signing),
          isAgreed: true,
          ...originFacts(),
        }),
      );
      if (result.ok) await finish.run();
      return refusalAtField(result, { 20004: "phone", 20021: "smsCode", 20022: "smsCode" });
    },
  });
  const typed = useWatch({ control: form.control, name: "phone" });
  return (
    <Form form={form} label={t("register.form")} className="grid gap-4">
      <div>
        <PhoneField form={form} name="phone" />
        <KnownPhone typed={typed} />
      </div>
      <SmsCodeFields form={form} names={names} type="1" />
      <PasswordField
        form={form}
        name="password"
        label={t("account-log-in:password.new")}
        hint={t("account-log-in:password.rule")}
        autoComplete="new-password"
      />
      <TermsField form={form} name="terms" />
      <SignInButton
        form={form}
        phone={typed}
        action="register"
        busyLabel={t("account-log-in:act.registering")}
      >
        {t("act.try", { days: trial.days })}
      </SignInButton>
    </Form>
  );
}

/** Shown while typing where the number has an account: it logs in instead. */
function KnownPhone({ typed }: { typed: string }) {
  const { t } = useTranslation("invite");
  const { pathname, search } = useLocation();
  const phone = normalisePhone(typed);
  const existence = useQuery({ ...phoneExistsQuery(phone), enabled: isPhone(phone) });
  if (!isPhone(phone) || existence.data?.isExist !== true) return null;
  return (
    <Banner
      tone="amber"
      role="status"
      className="mt-2"
      action={
        <Link to={loginAddress(pathname + search)} className={textLink}>
          {t("register.logIn")}
        </Link>
      }
    >
      {t("register.exists")}
    </Banner>
  );
}

interface FinishRegistration {
  /** The account may exist from now on, also where the answer is lost. */
  readonly expect: () => void;
  readonly run: () => Promise<void>;
}

/**
 * What follows the registration, once: binding and leaving. It also follows where the answer of the registration was
 * lost but the session shows that the account exists.
 */
function useFinishRegistration(page: RefObject<RegistrationPage>): FinishRegistration {
  const { mutateAsync } = useBindInvitee();
  const user = useKnownUser();
  const [isExpected, setExpected] = useState(false);
  const hasRun = useRef(false);
  const run = async () => {
    if (hasRun.current) return;
    hasRun.current = true;
    trackConversion("registered");
    const { invitation } = page.current;
    if (invitation) {
      logInviteClick(invitation, "register");
      const result = await toResult(mutateAsync(bindingBody(invitation)));
      // What failed otherwise stays stored: the next page tries once more.
      if (result.ok || isBindingOver(result.error)) removeStoredInvitation();
    }
    page.current.onDone();
  };
  const handleSignedIn = useEffectEvent(() => void run());
  const isSignedIn = isExpected && user !== null;
  useEffect(() => {
    if (isSignedIn) handleSignedIn();
  }, [isSignedIn]);
  return { expect: () => setExpected(true), run };
}
