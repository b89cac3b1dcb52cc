import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { payAddress } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { textLink } from "../../../ui/text-link";

/** The reasons why an order is not allowed, as the server's messages, with a link to an unpaid order. */
export function OrderProblems({ check }: { check: components["schemas"]["OrderCheck"] }) {
  const { t } = useTranslation("account-licences");
  return (
    <div className="mt-3 grid gap-2">
      {check.problems.map(({ reason, isBlocking, note }) => (
        <Banner
          key={reason}
          tone={isBlocking ? "red" : "amber"}
          action={
            reason === "unpaidOrder" &&
            check.unpaidOrderNo !== null && (
              <Link to={payAddress(check.unpaidOrderNo)} className={textLink}>
                {t("confirm.payThatOne")}
              </Link>
            )
          }
        >
          {note}
        </Banner>
      ))}
    </div>
  );
}
