import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { useUser } from "../../../shared/session/signed-in-user";
import { Facts } from "../../../ui/facts";
import { Section } from "../../../ui/section";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";

/** Who the account is and how it can be reached, in one glance. */
export function AccountSummary() {
  const user = useUser();
  const { t } = useTranslation("account-user");
  const formats = useFormats();
  const facts = [
    { label: t("account.company"), value: user.companyName ?? t("account.none") },
    { label: t("account.phone"), value: user.phone ?? t("account.notBound") },
    { label: t("account.email"), value: user.email ?? t("account.none") },
    {
      label: t("account.messenger"),
      value: user.isMessengerBound ? (
        <State shape="disc" tone="green">
          {t("account.bound")}
        </State>
      ) : (
        <State shape="ring" tone="ink2">
          {t("account.notBound")}
        </State>
      ),
    },
    { label: t("account.number"), value: user.kdUid },
    { label: t("account.registered"), value: formats.date(user.registeredAt, "always") },
  ];
  return (
    <Section
      title={t("account.title")}
      size="medium"
      className="mt-10 md:mt-16"
      end={
        <Link to={addresses.userSecurity} className={textLink}>
          {t("account.toSecurity")}
        </Link>
      }
    >
      <Facts facts={facts} />
    </Section>
  );
}
