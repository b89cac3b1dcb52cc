import { useRef } from "react";
import { Form } from "../../../forms/form";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { InvoiceRequestFields } from "../../../shared/invoice-title/invoice-request-fields";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { useUser } from "../../../shared/session/signed-in-user";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Segment } from "../../../ui/segment";
import { TextArea } from "../../../ui/text-area";
import { CouponChoice } from "./coupon-choice";
import { noteProblem } from "./note-problem";
import { type AmountDue, StepBar } from "./step-bar";
import type { DraftControls } from "./use-checkout-draft";
import type { CheckoutPrice } from "./use-checkout-price";
import { useInvoiceEntry } from "./use-invoice-entry";

interface ExtrasStepProps {
  selection: CheckoutSelection;
  price: CheckoutPrice | undefined;
  due: AmountDue | undefined;
  draftControls: DraftControls;
  onDone: () => void;
}

/** Coupon, invoice and a note. All of it may be left as it is. */
export function ExtrasStep({ selection, price, due, draftControls, onDone }: ExtrasStepProps) {
  const { t } = useTranslation(["mall-checkout", "common"]);
  const { kdUid } = useUser();
  const { draft, change } = draftControls;
  const translateMessage = useMessage();
  const note = useRef<HTMLTextAreaElement>(null);
  const invoice = useInvoiceEntry(draftControls, onDone);
  // What was pasted stays whole, so that nothing of it is lost unseen; the reader shortens it.
  const problem = noteProblem(draft.note);
  const handleNext = () => {
    if (problem !== null) return note.current?.focus();
    return invoice.isWanted ? void invoice.form.submit() : onDone();
  };
  return (
    <div className="grid gap-8">
      {selection.kind !== "addUsers" && price && (
        <CouponChoice
          selection={selection}
          productNo={price.productNo}
          chosenId={price.coupon?.couponId ?? null}
          onChoose={(couponId) => change({ couponId })}
        />
      )}
      <div>
        <p className="mb-2 font-semibold">{t("invoice.title")}</p>
        <Segment
          label={t("invoice.title")}
          choices={[
            { value: "no", label: t("invoice.later") },
            { value: "yes", label: t("invoice.wish") },
          ]}
          value={invoice.isWanted ? "yes" : "no"}
          onChange={(value) => invoice.setWanted(value === "yes")}
          className="max-w-panel"
        />
        <p className="mt-1 text-13 text-ink2">
          {t(invoice.isWanted ? "invoice.wishHint" : "invoice.laterHint")}
        </p>
        {invoice.isWanted && price && (
          <Form form={invoice.form} label={t("invoice.title")} className="mt-4">
            <InvoiceRequestFields form={invoice.form} userId={kdUid} productNo={price.productNo} />
          </Form>
        )}
      </div>
      <Field
        label={t("note.label")}
        labelEnd={t("common:field.optional")}
        error={problem && translateMessage(problem)}
      >
        <TextArea
          ref={note}
          rows={2}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <StepBar due={due}>
        <Button variant="primary" onClick={handleNext}>
          {t("step.next")}
        </Button>
      </StepBar>
    </div>
  );
}
