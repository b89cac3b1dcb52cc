import { useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import { useUser } from "../../shared/session/signed-in-user";
import { State } from "../../ui/state";
import { textLink } from "../../ui/text-link";
import { MessengerBinding } from "./security/messenger-binding";
import { PasswordChangeForm } from "./security/password-change-form";
import { PhoneForm } from "./security/phone-form";
import { SecurityRow } from "./security/security-row";
import { SignOutRow } from "./security/sign-out-row";
import { UserFrame } from "./user-center/user-frame";

/** Password, phone and messenger of the account; the address contains the open form. */
export function UserSecurityScreen() {
  const { t } = useTranslation("account-user");
  return (
    <UserFrame current="security" title={t("nav.security")}>
      <div className="border-ink border-t">
        <PasswordRow />
        <PhoneRow />
        <MessengerRow />
        <SignOutRow />
      </div>
    </UserFrame>
  );
}

function PasswordRow() {
  const { t } = useTranslation("account-security");
  const { hasPassword, loginPhone } = useUser();
  const form = useOpenForm("password");
  if (loginPhone === null)
    return <SecurityRow title={t("password.title")} state={t("password.phoneFirst")} />;
  if (!hasPassword)
    return (
      <SecurityRow
        title={t("password.title")}
        state={
          <>
            {t("password.none")}{" "}
            <Link to={`${addresses.login}?tab=reset`} className={textLink}>
              {t("password.set")}
            </Link>
          </>
        }
      />
    );
  return (
    <SecurityRow
      title={t("password.title")}
      state={t("password.isSet")}
      toggle={{ ...form, label: t(form.isOpen ? "close" : "password.change") }}
    >
      {form.isOpen && <PasswordChangeForm loginPhone={loginPhone} onDone={form.finish} />}
    </SecurityRow>
  );
}

function PhoneRow() {
  const { t } = useTranslation("account-security");
  const { phone } = useUser();
  const form = useOpenForm("phone");
  return (
    <SecurityRow
      title={t("phone.title")}
      state={phone === null ? t("phone.none") : <span className="figures">{phone}</span>}
      toggle={{ ...form, label: t(form.isOpen ? "close" : phone === null ? "phone.bind" : "phone.change") }}
    >
      {form.isOpen && <PhoneForm isFirst={phone === null} onDone={form.finish} />}
    </SecurityRow>
  );
}

function MessengerRow() {
  const { t } = useTranslation("account-security");
  const { isMessengerBound } = useUser();
  const form = useOpenForm("messenger");
  if (isMessengerBound)
    return (
      <SecurityRow
        title={t("messenger.title")}
        state={
          <State shape="disc" tone="green">
            {t("messenger.bound")}
          </State>
        }
      />
    );
  return (
    <SecurityRow
      title={t("messenger.title")}
      state={t("messenger.none")}
      toggle={{ ...form, label: t(form.isOpen ? "close" : "messenger.bind") }}
    >
      {form.isOpen && <MessengerBinding onDone={form.finish} />}
    </SecurityRow>
  );
}

/** The open form, by its name in the address, so that other pages can link to it. */
function useOpenForm(name: "password" | "phone" | "messenger") {
  const [query, setQuery] = useSearchParams();
  const isOpen = query.get("edit") === name;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setQuery({}, { replace: true, preventScrollReset: true });
  // What was sent takes its button, and with it the focus, away.
  const finish = () => {
    close();
    button.current?.focus();
  };
  const open = () => setQuery({ edit: name }, { replace: true, preventScrollReset: true });
  return { isOpen, button, finish, onPress: isOpen ? close : open };
}
