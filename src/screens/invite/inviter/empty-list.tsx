import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import type { ListQuery } from "./use-list-query";

interface EmptyListProps {
  address: ListQuery;
  /** How many there are on all pages of the filter. */
  total: number;
  isFiltered: boolean;
  /** For who has none at all: what will be here. */
  children: ReactNode;
}

/** Why a list has no row: its page is past the last one, nothing matches its filter, or there is none yet. */
export function EmptyList({ address, total, isFiltered, children }: EmptyListProps) {
  const { t } = useTranslation("invite-inviter");
  if (total > 0)
    return (
      <Empty
        title={t("list.pastEnd")}
        action={
          <Button onClick={() => address.setPage(Math.ceil(total / pageSizes.records))}>
            {t("list.lastPage")}
          </Button>
        }
      />
    );
  if (isFiltered)
    return (
      <Empty
        title={t("list.noMatch")}
        action={<Button onClick={() => address.setFilter(undefined)}>{t("list.clear")}</Button>}
      />
    );
  return children;
}
