import { useState } from "react";
import { useCancelInvoice, useRequestInvoice } from "../../../api/mall/mutations";
import { toResult } from "../../../client/client-error";
import { Form, FormMessage, SubmitButton } from "../../../forms/form";
import { refusalAtField } from "../../../forms/refusal-at-field";
import { useDraft } from "../../../forms/use-draft";
import { useForm } from "../../../forms/use-form";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { invoiceRequestForm } from "../../../rules/mall";
import { InvoiceRequestFields } from "../../../shared/invoice-title/invoice-request-fields";
import { requestBody, requestEntry } from "../../../shared/invoice-title/invoice-title-body";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { useIdempotencyKey } from "../../../shared/use-idempotency-key";
import { Banner } from "../../../ui/banner";
import { toaster } from "../../../ui/toaster";
import type { Order } from "../orders/order";
import type { Invoice, InvoicePlan } from "./invoice-plan";

/** A title that does not fit the selected type of invoice, as a person does not fit a special one. */
const titleRefusals = { 60053: "titleId" } as const;

interface InvoiceFormProps {
  order: Order;
  plan: InvoicePlan;
  /** The invoice there is; it is taken back first where it is changed or re-issued. */
  invoice: Invoice | null;
  /** What the form begins with. */
  before: Parameters<typeof requestEntry>[0];
  onDone: () => void;
}

/** The details of an invoice. A failed change is resumed where it stopped: nothing is withdrawn twice. */
export function InvoiceForm({ order, plan, invoice, before, onDone }: InvoiceFormProps) {
  const { t } = useTranslation("account-invoices");
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const cancel = useCancelInvoice();
  const request = useRequestInvoice();
  const key = useIdempotencyKey("invoice");
  const [isWithdrawn, setWithdrawn] = useState(plan === "request");
  const form = useForm({
    schema: invoiceRequestForm,
    defaultValues: requestEntry(before),
    onSubmit: async (output) => {
      if (!isWithdrawn && invoice !== null) {
        const { invoiceId } = invoice;
        // The key of an unanswered request for the same details would only find the invoice that is withdrawn here.
        key.reset();
        const cancelResult = await toResult(cancel.mutateAsync({ invoiceId, orderNo: order.orderNo }));
        if (!cancelResult.ok) return cancelResult;
        setWithdrawn(true);
      }
      const body = requestBody(output);
      const { orderId } = order;
      const { key: idempotencyKey } = key.of({ orderId, body });
      return refusalAtField(
        await toResult(request.mutateAsync({ orderId, body, idempotencyKey })),
        titleRefusals,
      );
    },
    onSuccess: () => {
      draft.discard();
      key.reset();
      toaster.success(t("dialog.done"));
    },
    onDone,
  });
  // Without a notice: a title is chosen by itself at first, which nobody has typed.
  const draft = useDraft(form, {
    name: `account.invoice.${order.orderNo}`,
    lifetime: "visit",
    excludedFields: [],
  });
  return (
    <Form form={form} label={t("dialog.title")} className="mt-3 grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 [overflow-wrap:anywhere]">{titleOf(order)}</p>
        <div className="font-semibold">
          <OrderAmount order={order}>
            {formats.money(order.finalAmount, { currency: order.currency })}
          </OrderAmount>
        </div>
      </div>
      {invoice && <InvoiceNote plan={plan} invoice={invoice} isWithdrawn={isWithdrawn} />}
      <InvoiceRequestFields form={form} userId={order.userId} productNo={order.productNo} />
      <FormMessage form={form} />
      <SubmitButton form={form} isWide busyLabel={t("dialog.busy")}>
        {t(`dialog.submit.${isWithdrawn ? "request" : plan}`)}
      </SubmitButton>
    </Form>
  );
}

interface InvoiceNoteProps {
  plan: InvoicePlan;
  invoice: Invoice;
  /** The invoice is taken back already, and the new one is still to be asked for. */
  isWithdrawn: boolean;
}

/** What becomes of the invoice there is. */
function InvoiceNote({ plan, invoice, isWithdrawn }: InvoiceNoteProps) {
  const { t } = useTranslation("account-invoices");
  if (isWithdrawn)
    return (
      <Banner tone="amber" role="status">
        {t(plan === "change" ? "dialog.withdrawnText" : "dialog.voidedText")}
      </Banner>
    );
  if (plan === "reissue") return <Banner tone="amber">{t("dialog.reissueText")}</Banner>;
  return (
    <Banner tone={invoice.failReason ? "red" : "plain"}>
      {invoice.failReason ?? t("dialog.changeText")}
    </Banner>
  );
}
