import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { customerServicesQuery } from "../../../api/promoter/queries";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { activationAddress } from "../area/agent-addresses";
import type { Customer } from "./customer-types";

/** The services that can be activated for a customer, how each stands, and why one cannot be. */
export function ServiceList({ customer }: { customer: Customer }) {
  const { t } = useTranslation("promoter-customer");
  const formats = useFormats();
  const services = useQuery(customerServicesQuery(customer.kdUid));
  const content = () => {
    if (services.isPending) return <Skeleton rows={3} />;
    if (services.data === undefined)
      return (
        <ReadProblem
          error={services.error}
          onRetry={() => void services.refetch()}
          isRetrying={services.isFetching}
        />
      );
    if (services.data.length === 0) return <p className="py-3 text-13 text-ink2">{t("services.none")}</p>;
    return (
      <ul aria-label={t("services.title")}>
        {services.data.map((service) => (
          <li
            key={service.productNo}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5"
          >
            <div className="min-w-0">
              <p className="font-semibold">{service.name}</p>
              <p className="figures flex flex-wrap gap-x-3 text-13 text-ink2">
                {service.current !== null && (
                  <span>{t("services.current", { state: t(`state.${service.current.serviceState}`) })}</span>
                )}
                {service.blockedBy === null ? (
                  <span>{t("services.serials", { count: service.serialsLeft })}</span>
                ) : (
                  <span>{t(`services.blocked.${service.blockedBy}`)}</span>
                )}
              </p>
            </div>
            {service.settlementPrice !== null && (
              <p className="figures text-13 text-ink2">
                {t("services.settlement", {
                  amount: columnMoney(service.currency, formats)(service.settlementPrice),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    );
  };
  const canActivate = services.data?.some((service) => service.canActivate) === true;
  return (
    <section>
      <h3 className="mb-1 font-normal text-13 text-ink2">{t("services.title")}</h3>
      <div className="border-line border-t">{content()}</div>
      {canActivate && (
        <div className="mt-3 max-md:hidden">
          <Button render={(linkProps) => <Link to={activationAddress(customer)} {...linkProps} />}>
            {t("action.activate")}
          </Button>
        </div>
      )}
    </section>
  );
}
