import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { customerSearchQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { isPhone, normalisePhone } from "../../../rules/phone";
import { classNames } from "../../../ui/class-names";
import { State, type StateShape, type StateTone } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { customerAddress, leadAddress } from "../area/agent-addresses";

type Schemas = components["schemas"];

const states: Readonly<Record<Schemas["LeadState"], readonly [StateShape, StateTone]>> = {
  free: ["disc", "green"],
  yours: ["half", "ink2"],
  protected: ["square", "red"],
  existing: ["square", "red"],
};

/** What is known of a number; nothing is asked before it is whole. */
export function useLeadLookup(typed: string) {
  const phone = normalisePhone(typed);
  return useQuery({ ...customerSearchQuery(phone), enabled: isPhone(phone) });
}

/** Whether a number may be entered, while it is typed: free, yours, protected for another, or a customer already. */
export function LeadPassport({ typed }: { typed: string }) {
  const { t } = useTranslation("promoter-customer");
  const lookup = useLeadLookup(typed);
  const isAsked = isPhone(normalisePhone(typed));
  const content = () => {
    if (!isAsked) return <p className="text-13 text-ink2">{t("passport.hint")}</p>;
    if (lookup.data !== undefined) return <Passport result={lookup.data} />;
    return <p className="text-13 text-ink2">{t(lookup.isError ? "passport.failed" : "passport.checking")}</p>;
  };
  return (
    <div role="status" className="min-h-15 in-[:lang(en)]:min-h-20">
      {content()}
    </div>
  );
}

interface PassportProps {
  result: Pick<Schemas["CustomerLookupResult"], "passport" | "customer">;
}

/** A number's state in words, with the way to the customer where it is one's own. */
export function Passport({ result: { passport, customer } }: PassportProps) {
  const { t } = useTranslation("promoter-customer");
  const { date } = useFormats();
  const { state, protectedUntil, protectionDays } = passport;
  const [shape, tone] = states[state];
  const until = protectedUntil === null ? "" : date(protectedUntil, "always");
  const text = () => {
    switch (state) {
      case "free":
        return t("passport.freeText", { count: protectionDays });
      case "yours":
        return until === "" ? "" : t("passport.yoursText", { date: until });
      case "protected":
        return t("passport.protectedText", { date: until });
      case "existing":
        return t("passport.existingText");
    }
  };
  return (
    <div
      className={classNames(
        "rounded-control px-3 py-2",
        state === "free" ? "bg-tint-green" : state === "yours" ? "bg-sunk" : "bg-tint-red",
      )}
    >
      <State shape={shape} tone={tone}>
        {t(`passport.${state}`)}
      </State>
      <p className="flex flex-wrap gap-x-3 text-13 tabular-nums">
        <span>{text()}</span>
        {customer !== null && (
          <Link
            to={customer.relation === "lead" ? leadAddress(customer.kdUid) : customerAddress(customer.kdUid)}
            className={textLink}
          >
            {t("passport.open")}
          </Link>
        )}
      </p>
    </div>
  );
}
