import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bankAccountQuery } from "../../../api/promoter/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Skeleton } from "../../../ui/skeleton";
import { CardDialog } from "../money/card/card-dialog";
import { CardRow } from "../money/withdrawal/card-row";

/** The bank card withdrawals go to. */
export function CardSettings() {
  const { t } = useTranslation("promoter-settings");
  const bank = useQuery(bankAccountQuery());
  const [isOpen, setOpen] = useState(false);
  if (bank.isPending) return <Skeleton rows={1} />;
  if (bank.data === undefined)
    return (
      <ReadProblem error={bank.error} onRetry={() => void bank.refetch()} isRetrying={bank.isFetching} />
    );
  return (
    <>
      <CardRow title={t("card.title")} bank={bank.data} onChange={() => setOpen(true)} />
      <CardDialog bank={bank.data} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
