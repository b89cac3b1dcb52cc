import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { customerQuery, customerSearchQuery } from "../../../api/promoter/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { isPhone, normalisePhone } from "../../../rules/phone";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Field } from "../../../ui/field";
import { Skeleton } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { agentAddresses, bindingAddress, customerAddress, leadAddress } from "../area/agent-addresses";
import { linkPhone, useLinkedPhone } from "../area/linked-phone";
import { CustomerHeader } from "../customer/customer-header";
import { type Customer, nameOf } from "../customer/customer-types";
import { UnavailableText, unavailability } from "../customer/unavailable-customer";
import { Passport } from "../lead/lead-passport";

/** Finds one customer by the whole phone number or the account number; what is looked for stands in the address. */
export function CustomerSearch() {
  const { t } = useTranslation("promoter-customer");
  const [, setQuery] = useSearchParams();
  const searched = useLinkedPhone("q");
  const [typed, setTyped] = useState(searched);
  const [error, setError] = useState<"empty" | "invalid" | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const number = normalisePhone(typed);
    if (number === "") return setError("empty");
    if (!isPhone(number) && !isAccountNumber(number)) return setError("invalid");
    setError(null);
    setQuery({ q: linkPhone(number) }, { replace: true });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <search>
        <form noValidate onSubmit={handleSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Field
            label={t("search.label")}
            hint={t("search.hint")}
            error={error === null ? undefined : t(`search.${error}`)}
          >
            <TextInput
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" isWide>
            {t("search.action")}
          </Button>
        </form>
      </search>
      {/* Below a number that cannot be looked for, what another one led to would be taken for its answer. */}
      {error === null && isPhone(searched) && <ByPhone phone={searched} />}
      {error === null && !isPhone(searched) && isAccountNumber(searched) && <ByNumber kdUid={searched} />}
    </div>
  );
}

function isAccountNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text);
}

function ByPhone({ phone }: { phone: string }) {
  const { t } = useTranslation("promoter-customer");
  const result = useQuery(customerSearchQuery(phone));
  if (result.isPending) return <Skeleton rows={2} />;
  if (result.data === undefined)
    return (
      <ReadProblem
        error={result.error}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      />
    );
  const { passport, customer } = result.data;
  return (
    <section aria-label={t("search.result")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 className="text-20 tabular-nums [overflow-wrap:anywhere]">
          {customer === null ? phone : nameOf(customer)}
        </h2>
        {customer !== null && <p className="figures text-ink2">{phone}</p>}
      </div>
      {/* The button below leads to the customer. */}
      <Passport result={{ passport, customer: null }} />
      {passport.canEnter && (
        <Button
          variant="primary"
          render={(linkProps) => <Link to={`${agentAddresses.leadEntry}?phone=${phone}`} {...linkProps} />}
        >
          {t("search.enter")}
        </Button>
      )}
      {customer !== null && <OpenCustomer customer={customer} />}
      {customer?.relation === "customer" && <AskForAuthorisation kdUid={customer.kdUid} />}
    </section>
  );
}

/** The way to ask a customer who has not agreed yet; whether they have, their page alone says. */
function AskForAuthorisation({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const detail = useQuery(customerQuery(kdUid));
  if (detail.isPending || detail.data?.isAuthorised === true) return null;
  return (
    <Button render={(linkProps) => <Link to={bindingAddress(kdUid)} {...linkProps} />}>
      {t("search.bind")}
    </Button>
  );
}

/** What somebody who calls is mostly looked for: their page. */
function OpenCustomer({ customer: { kdUid, relation } }: { customer: Customer }) {
  const { t } = useTranslation("promoter-customer");
  const address = relation === "lead" ? leadAddress(kdUid) : customerAddress(kdUid);
  return (
    <Button variant="primary" render={(linkProps) => <Link to={address} {...linkProps} />}>
      {t(relation === "lead" ? "search.openLead" : "search.openCustomer")}
    </Button>
  );
}

function ByNumber({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const detail = useQuery(customerQuery(kdUid));
  if (detail.isPending) return <Skeleton rows={3} />;
  if (detail.data === undefined) {
    const { error } = detail;
    const reason = unavailability(error);
    if (reason !== null)
      return (
        <Empty title={t(`${reason}.title`)}>
          {reason === "notFound" ? t("search.noSuchNumber") : <UnavailableText reason={reason} />}
        </Empty>
      );
    return <ReadProblem error={error} onRetry={() => void detail.refetch()} isRetrying={detail.isFetching} />;
  }
  return (
    <section aria-label={t("search.result")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CustomerHeader detail={detail.data} isBeside />
      <Passport
        result={{
          passport: {
            phone: detail.data.customer.phone,
            state: "yours",
            canEnter: false,
            protectedUntil: detail.data.customer.protectedUntil,
            protectionDays: 0,
          },
          customer: null,
        }}
      />
      <OpenCustomer customer={detail.data.customer} />
    </section>
  );
}
