import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { licenceAddress } from "../../../shared/routing/licence-address";
import { classNames } from "../../../ui/class-names";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { State } from "../../../ui/state";
import { useScrollToCurrent } from "../../../ui/use-scroll-to-current";
import { type Licence, licenceStatus } from "./licence-facts";

interface LicenceSwitchProps {
  licences: readonly Licence[];
  chosen: Licence;
}

/** More licences are shown as a list instead of a row. */
const maximumTabs = 6;

/** Which of several licences the page is about. */
export function LicenceSwitch({ licences, chosen }: LicenceSwitchProps) {
  const { t } = useTranslation(["account-licences", "account-user"]);
  const navigate = useNavigate();
  const row = useScrollToCurrent<HTMLUListElement>();
  if (licences.length < 2) return null;
  if (licences.length > maximumTabs)
    return (
      <Field label={t("switch.label")} className="mb-6 max-w-reading">
        <Select
          value={String(chosen.licenceId)}
          onChange={(event) => void navigate(licenceAddress(Number(event.target.value)))}
          options={licences.map((licence) => ({
            value: String(licence.licenceId),
            label: `${licence.shopName} ${licence.name} ${t(`account-user:standing.${licenceStatus(licence).status}`)}`,
          }))}
        />
      </Field>
    );
  return (
    <nav aria-label={t("switch.label")} className="-mx-4 mb-6 px-4 sm:mx-0 sm:px-0">
      <ul ref={row} className="scroll-row -m-1 gap-3 p-1">
        {licences.map((licence) => {
          const { status, shape, tone } = licenceStatus(licence);
          const isChosen = licence.licenceId === chosen.licenceId;
          return (
            <li key={licence.licenceId} className="max-w-72 shrink-0">
              <Link
                to={licenceAddress(licence.licenceId)}
                aria-current={isChosen ? "page" : undefined}
                className={classNames(
                  "block h-full min-w-44 whitespace-normal rounded-control [overflow-wrap:anywhere] border bg-card px-3.5 py-2 transition-colors hover:border-ink active:bg-sunk",
                  isChosen ? "border-ink shadow-[inset_0_0_0_1px_var(--ink)]" : "border-line2",
                )}
              >
                <span className="flex items-center justify-between gap-3">
                  <span className="font-semibold">{licence.name}</span>
                  <State shape={shape} tone={tone}>
                    {t(`account-user:standing.${status}`)}
                  </State>
                </span>
                <span className="block text-13 text-ink2">{licence.shopName}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
