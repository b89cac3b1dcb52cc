import { Link } from "react-router-dom";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { useUser } from "../../../shared/session/signed-in-user";
import { useSignOut } from "../../../shared/session/use-sign-out";
import { Button } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { textLink } from "../../../ui/text-link";
import { toaster } from "../../../ui/toaster";

const rows = ["password", "phone", "messenger"] as const;

/** Password, phone and messenger of the account, each with the link to change it, and signing out. */
export function AccountSettings() {
  const { t } = useTranslation(["promoter-settings", "common"]);
  const describeError = useDescribeError();
  const { phone, hasPassword, isMessengerBound } = useUser();
  const { signOut, isSigningOut } = useSignOut();
  const handleSignOut = async () => {
    const result = await signOut();
    if (!result.ok) toaster.error(describeError(result.error));
  };
  const status = {
    password: t(hasPassword ? "account.isSet" : "account.notSet"),
    phone: phone ?? t("account.notSet"),
    messenger: t(isMessengerBound ? "account.bound" : "account.notBound"),
  };
  return (
    <Section title={t("account.title")} size="small" className="mt-8">
      <ul>
        {rows.map((row) => (
          <li key={row} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
            <span className="min-w-0">
              {t(`account.${row}`)} <span className="figures ml-2 text-13 text-ink2">{status[row]}</span>
            </span>
            {/* A messenger that is linked cannot be changed there. */}
            {(row !== "messenger" || !isMessengerBound) && (
              <Link
                to={`${addresses.userSecurity}?edit=${row}`}
                aria-label={t("account.changeOf", { name: t(`account.${row}`) })}
                className={textLink}
              >
                {t("account.change")}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="pt-6">
        <Button
          variant="danger"
          isBusy={isSigningOut}
          busyLabel={t("account.leaving")}
          onClick={() => void handleSignOut()}
        >
          {t("common:header.logout")}
        </Button>
      </div>
    </Section>
  );
}
