import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router-dom";
import { displayedServicesQuery } from "../../../api/mall/queries";
import type { ClientError } from "../../../client/client-error";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { message } from "../../../rules/messages";
import { ReadProblem } from "../../../shared/read-problem";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { toaster } from "../../../ui/toaster";
import { GoodsLoading } from "./goods-loading";
import { GoodsRow } from "./goods-row";

/** What the mall sells, in the order of its display. */
export function GoodsList() {
  const { t } = useTranslation("mall-goods");
  const goods = useQuery(displayedServicesQuery());
  useErrorToast(goods.error);
  if (goods.isPending) return <GoodsLoading />;
  if (goods.isError)
    return (
      <ReadProblem error={goods.error} onRetry={() => void goods.refetch()} isRetrying={goods.isFetching} />
    );
  if (goods.data.list.length === 0)
    return (
      <Empty
        title={t("list.empty")}
        action={
          <Button render={(linkProps) => <Link to={addresses.price} {...linkProps} />}>
            {t("list.toPrices")}
          </Button>
        }
      >
        {t("list.emptyHint")}
      </Empty>
    );
  return (
    <ul aria-label={goods.data.name}>
      {goods.data.list.map((service) => (
        <GoodsRow key={service.serviceNumber} service={service} />
      ))}
    </ul>
  );
}

/** A failed list of goods also shows a toast, with the server's text where there is one. */
function useErrorToast(error: ClientError | null): void {
  const translateMessage = useMessage();
  const text = translateMessage(message("goods.listFailed"));
  const showError = useEffectEvent((failure: ClientError) => toaster.error(failure.serverMessage || text));
  const hasText = text !== "";
  useEffect(() => {
    if (error !== null && hasText) showError(error);
  }, [error, hasText]);
}
