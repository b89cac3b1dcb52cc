import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { serviceQuery } from "../../api/mall/queries";
import { isNotFound } from "../../client/client-error";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { PhoneBar } from "../../shared/phone-bar";
import { ReadProblem } from "../../shared/read-problem";
import { addresses } from "../../shared/routing/addresses";
import { readServiceNumber } from "../../shared/routing/checkout-address";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { GoodsMissing } from "./detail/goods-missing";
import { GoodsPage } from "./detail/goods-page";
import { GoodsPageLoading } from "./detail/goods-page-loading";
import { useLastQuery } from "./use-last-query";

/** A service of the mall; the address contains the selection. */
export function DetailScreen() {
  const { t } = useTranslation("common");
  const [query] = useSearchParams();
  const serviceNumber = readServiceNumber(query.get("serviceNumber"));
  const lastQuery = useLastQuery("detail", serviceNumber !== null);
  if (lastQuery !== null) return <Navigate to={{ search: lastQuery }} replace />;
  return (
    <>
      <PhoneBar title={t("pages.mallDetail")} backTo={addresses.mallMobile} />
      {serviceNumber === null ? (
        <GoodsMissing />
      ) : (
        <FetchedGoods key={serviceNumber} serviceNumber={serviceNumber} />
      )}
    </>
  );
}

function FetchedGoods({ serviceNumber }: { serviceNumber: string }) {
  const { t } = useTranslation("common");
  const service = useQuery(serviceQuery(serviceNumber));
  useReportedFailure(
    service.error !== null && isNotFound(service.error) ? null : service.error,
    "获取详情出错",
  );
  if (service.isPending) return <GoodsPageLoading />;
  if (service.isError) {
    if (isNotFound(service.error)) return <GoodsMissing />;
    return (
      <>
        <PageHeader title={t("pages.mallDetail")} isHidden />
        <ReadProblem
          isPage
          error={service.error}
          onRetry={() => void service.refetch()}
          isRetrying={service.isFetching}
        />
      </>
    );
  }
  return <GoodsPage service={service.data} />;
}
