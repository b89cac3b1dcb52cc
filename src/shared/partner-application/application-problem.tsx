import { Link, useLocation } from "react-router-dom";
import { FormMessage } from "../../forms/form";
import type { FormFailure } from "../../forms/use-form";
import { useTranslation } from "../../i18n/use-translation";
import { textLink } from "../../ui/text-link";
import { addresses, loginAddress } from "../routing/addresses";
import { useKnownUser } from "../session/use-session";

/** An application of the phone is submitted, under review or approved. */
export const refusedErrcode = 20061;
const notMemberErrcode = 20062;

/** Why an application was not taken, and the way out where there is one. */
export function ApplicationProblem({ form }: { form: { readonly failure: FormFailure | null } }) {
  const { t } = useTranslation("content-join-agent");
  const { pathname } = useLocation();
  const user = useKnownUser();
  const error = form.failure?.error;
  const errcode = error?.kind === "refused" ? error.errcode : null;
  return (
    <div className="grid gap-2 empty:hidden">
      <FormMessage form={form} />
      {errcode === notMemberErrcode && (
        <p className="text-13 text-ink2">
          {t("problem.notMember")}{" "}
          <Link to={addresses.register} className={textLink}>
            {t("problem.register")}
          </Link>
        </p>
      )}
      {errcode === refusedErrcode && (
        <p className="text-13 text-ink2">
          {t("problem.refused")}{" "}
          {user === null && (
            <Link to={loginAddress(pathname)} className={textLink}>
              {t("problem.logIn")}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
