import { Link, useSearchParams } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { useUser } from "../../../shared/session/signed-in-user";
import { Button } from "../../../ui/button";
import { Facts } from "../../../ui/facts";
import { Section } from "../../../ui/section";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { DetailsDialog } from "../details/details-dialog";
import { RegionName } from "../details/region-name";
import { detailsForm, detailsParameter } from "./open-details";

/** Who the account is and how it can be reached, in one glance; its details can be changed. */
export function AccountSummary() {
  const user = useUser();
  const { t } = useTranslation("account-user");
  const [query, setQuery] = useSearchParams();
  const isEditing = query.get(detailsParameter) === detailsForm;
  const formats = useFormats();
  const setEditing = (willEdit: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (willEdit) next.set(detailsParameter, detailsForm);
        else next.delete(detailsParameter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const facts = [
    { label: t("account.company"), value: user.companyName ?? t("account.none") },
    { label: t("account.nickname"), value: user.nickname ?? t("account.none") },
    { label: t("account.phone"), value: user.phone ?? t("account.notBound") },
    { label: t("account.email"), value: user.email ?? t("account.none") },
    ...(user.regionCode === null
      ? []
      : [
          {
            label: t("account.region"),
            value: <RegionName code={user.regionCode} unknown={t("account.none")} />,
          },
        ]),
    { label: t("account.address"), value: user.address ?? t("account.none") },
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
      <div className="mt-5">
        <Button size="small" onClick={() => setEditing(true)}>
          {t("account.edit")}
        </Button>
      </div>
      <DetailsDialog isOpen={isEditing} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />
    </Section>
  );
}
