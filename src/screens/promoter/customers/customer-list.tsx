import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { useUser } from "../../../shared/session/signed-in-user";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { agentAddresses } from "../area/agent-addresses";
import { customerListQuery } from "./customer-list-query";
import { customerViewQuery, defaultView } from "./customer-view";
import { CustomerWorkspace } from "./customer-workspace";
import { listStartStore } from "./list-start";
import { claimList } from "./list-state";
import { maskedKeyword } from "./searched-phone";
import { expectQuestion, firstRows, type OpenedList, type StartOfList } from "./shown-customers";
import { useCustomerView } from "./use-customer-view";
import { useListSearch } from "./use-list-search";

/** All customers and leads, from the answer to one call, whose beginning is shown while the rest is on its way. */
export function CustomerList() {
  const { t } = useTranslation("promoter-customers");
  const { view } = useCustomerView();
  useOwnList();
  useEffect(() => {
    expectQuestion({ view, keyword: view.keyword, near: firstRows });
    return () => expectQuestion(null);
  }, [view]);
  const customers = useQuery(customerListQuery());
  const start = useSyncExternalStore(
    listStartStore.subscribe,
    listStartStore.getSnapshot,
    listStartStore.getServerSnapshot,
  );
  if (customers.isLoadingError)
    return (
      <ReadProblem
        error={customers.error}
        onRetry={() => void customers.refetch()}
        isRetrying={customers.isFetching}
      />
    );
  // One place for both, so that the rows of the beginning stay where they are when the rest comes.
  const opened = customers.isPending ? start : customers.data;
  if (opened === null) return <Skeleton rows={8} />;
  if (!opened.isStart && opened.size === 0)
    return (
      <Empty
        title={t("empty.title")}
        action={
          <Button
            variant="primary"
            render={(linkProps) => <Link to={agentAddresses.leadEntry} {...linkProps} />}
          >
            {t("empty.action")}
          </Button>
        }
      >
        {t("empty.text")}
      </Empty>
    );
  return (
    <OpenCustomerList
      opened={opened}
      onRetry={() => void customers.refetch()}
      isRetrying={customers.isFetching}
    />
  );
}

/**
 * What another user searched for stands in the address where they signed out over the list: it is not shown on. A whole
 * number that the address came with is taken out of it.
 */
function useOwnList(): void {
  const { kdUid } = useUser();
  const [query] = useSearchParams();
  const { view, show } = useCustomerView();
  const claim = useEffectEvent(() => {
    const keyword = query.get("q") ?? "";
    if (claimList(kdUid, customerViewQuery({ ...view, openId: null }))) show(defaultView);
    else if (maskedKeyword(keyword) !== keyword) show({});
  });
  useLayoutEffect(() => claim(), []);
}

interface OpenCustomerListProps {
  opened: OpenedList | StartOfList;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The list as the address has it, once its first rows are there. */
function OpenCustomerList({ opened, onRetry, isRetrying }: OpenCustomerListProps) {
  const search = useListSearch(opened);
  const { shown, error } = search;
  if (error !== null) return <ReadProblem error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  if (shown === null) return <Skeleton rows={8} />;
  return <CustomerWorkspace search={search} shown={shown} />;
}
