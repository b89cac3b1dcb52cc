import { useQuery } from "@tanstack/react-query";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useState } from "react";
import { invoiceBookQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { InvoiceTitleDialog } from "../../../shared/invoice-title/invoice-title-dialog";
import { useTitlesFull } from "../../../shared/invoice-title/use-titles-full";
import { useUser } from "../../../shared/session/signed-in-user";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { CallProblem } from "../user-center/call-problem";
import { titleBookGoodsQuery } from "./invoice-orders";

type Title = components["schemas"]["InvoiceTitle"];

/** The titles invoices are made out to; each can be changed, one is the usual one. */
export function TitleBook() {
  const { t } = useTranslation("account-invoices");
  const { kdUid } = useUser();
  const goods = useQuery(titleBookGoodsQuery());
  const productNo = goods.data?.skus[0]?.productNo;
  const book = useQuery({
    ...invoiceBookQuery(kdUid, productNo ?? ""),
    enabled: productNo !== undefined,
  });
  const [edited, setEdited] = useState<Title | "new" | null>(null);
  const titles = book.data?.titles;
  const fullReason = useTitlesFull(titles);
  const failed = [goods, book].find(({ error, data }) => error !== null && data === undefined);
  if (failed?.error)
    return (
      <CallProblem
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  if (titles === undefined) return <Skeleton rows={3} />;
  const add = (
    <Button size="small" icon={Plus} onClick={() => setEdited("new")} reason={fullReason}>
      {t("book.add")}
    </Button>
  );
  return (
    <>
      {titles.length === 0 ? (
        <Empty title={t("empty.titles")} action={add}>
          {t("empty.titlesText")}
        </Empty>
      ) : (
        <>
          <ul aria-label={t("tab.titles")}>
            {titles.map((title) => (
              <TitleRow key={title.titleId} title={title} onEdit={() => setEdited(title)} />
            ))}
          </ul>
          <div className="mt-5">{add}</div>
        </>
      )}
      <InvoiceTitleDialog
        userId={kdUid}
        isOpen={edited !== null}
        title={edited === "new" ? null : edited}
        onSaved={() => setEdited(null)}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

function TitleRow({ title, onEdit }: { title: Title; onEdit: () => void }) {
  const { t } = useTranslation(["account-invoices", "invoice"]);
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{title.title}</span>
          <Tag>{t(`invoice:holder.${title.holder}`)}</Tag>
          {title.isDefault && <Tag tone="green">{t("invoice:title.defaultTag")}</Tag>}
        </p>
        {(title.taxNumber !== null || title.email !== null) && (
          <p className="flex flex-wrap gap-x-4 text-13 text-ink2">
            {title.taxNumber !== null && <span>{title.taxNumber}</span>}
            {title.email !== null && <span>{title.email}</span>}
          </p>
        )}
      </div>
      <span className="shrink-0">
        <Button size="small" onClick={onEdit} aria-label={t("book.editOf", { title: title.title })}>
          {t("book.edit")}
        </Button>
      </span>
    </li>
  );
}
