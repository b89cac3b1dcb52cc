import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { invoiceBookQuery } from "../../../api/mall/queries";
import { type ClientError, isNotFound } from "../../../client/client-error";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent } from "../../../shared/lazy-content";
import { useUser } from "../../../shared/session/signed-in-user";
import { Dialog } from "../../../ui/dialog";
import { DialogSheet } from "../../../ui/dialog-sheet";
import { Skeleton } from "../../../ui/skeleton";
import type { Order } from "../orders/order";
import { CallProblem } from "../user-center/call-problem";
import { invoicePlan, titleOfInvoice } from "./invoice-plan";

const InvoiceForm = lazyContent(async () => (await import("./invoice-form")).InvoiceForm, 6);

interface InvoiceDialogProps {
  order: UseQueryResult<Order, ClientError>;
  onClose: () => void;
}

/** Asks for, changes or re-issues the invoice of one order, over the list. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation("account-invoices");
  const id = useId();
  return (
    <Dialog isOpen onClose={onClose} closesOnModalClick={false} labelledBy={id}>
      <DialogSheet title={t("dialog.title")} titleId={id} onClose={onClose}>
        <div className="text-ink sm:-mr-6">
          {order.data ? (
            <OrderInvoice order={order.data} onClose={onClose} />
          ) : order.error ? (
            isNotFound(order.error) ? (
              <p>{t("dialog.notFound")}</p>
            ) : (
              <CallProblem
                error={order.error}
                onRetry={() => void order.refetch()}
                isRetrying={order.isFetching}
              />
            )
          ) : (
            <Skeleton rows={3} />
          )}
        </div>
      </DialogSheet>
    </Dialog>
  );
}

function OrderInvoice({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation("account-invoices");
  const { kdUid } = useUser();
  // A started change continues, although withdrawing the old invoice changes the allowed actions of the order.
  const [initial] = useState({ plan: invoicePlan(order), invoice: order.invoice });
  const { invoice } = initial;
  // The form asks for the same titles; without an invoice, which is to be found among them, it need not wait for them.
  const book = useQuery({
    ...invoiceBookQuery(kdUid, order.productNo, {
      mediaType: invoice?.mediaType ?? 1,
      invoicetype: invoice?.invoicetype ?? 1,
    }),
    enabled: invoice !== null,
  });
  if (initial.plan === null) return <p>{t("dialog.nothing")}</p>;
  // The same titles on their way for the form must not take the form's place.
  const isBookAwaited = invoice !== null && book.data === undefined;
  if (isBookAwaited && book.error === null) return <Skeleton rows={3} />;
  if (isBookAwaited && book.error)
    return (
      <CallProblem error={book.error} onRetry={() => void book.refetch()} isRetrying={book.isFetching} />
    );
  const title = invoice && book.data ? titleOfInvoice(book.data.titles, invoice) : undefined;
  const before = invoice
    ? { ...invoice, ...(title && { titleId: title.titleId }) }
    : order.invoiceWish && { ...order.invoiceWish, email: order.invoiceWish.email ?? null };
  return <InvoiceForm order={order} plan={initial.plan} invoice={invoice} before={before} onDone={onClose} />;
}
