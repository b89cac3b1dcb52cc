import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLabelCustomers } from "../../../api/promoter/bulk-labels";
import { labelNamesQuery } from "../../../api/promoter/queries";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { cleanText } from "../../../rules/clean-text";
import { labelLimits } from "../../../rules/limits";
import { Button } from "../../../ui/button";
import { Chip, ChipRow } from "../../../ui/chips";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextInput } from "../../../ui/text-input";
import { toaster } from "../../../ui/toaster";
import type { Customer } from "./customer-view";

interface LabelDialogProps {
  isOpen: boolean;
  customers: readonly Customer[];
  onClose: () => void;
}

/** The server labels one customer a call; more at once would take minutes. */
const maximumBulkSize = 200;
const maximumLabelLength = 12;

/** One label for all selected customers. */
export function LabelDialog({ isOpen, customers, onClose }: LabelDialogProps) {
  const { t } = useTranslation("promoter-customers");
  return (
    <FormDialog isOpen={isOpen} title={t("label.title", { count: customers.length })} onClose={onClose}>
      <LabelForm customers={customers} onDone={onClose} />
    </FormDialog>
  );
}

function LabelForm({ customers, onDone }: { customers: readonly Customer[]; onDone: () => void }) {
  const { t } = useTranslation("promoter-customers");
  const describeError = useDescribeError();
  const used = useQuery(labelNamesQuery());
  const label = useLabelCustomers();
  const [typed, setTyped] = useState("");
  const [done, setDone] = useState(0);
  const name = cleanText(typed, "trim");
  const changes = customers
    .filter(({ labels }) => !labels.includes(name))
    .map(({ kdUid, labels }) => ({ kdUid, labels: [...labels, name] }));
  const isFull = changes.some(({ labels }) => labels.length > labelLimits.maximum);
  const reason = () => {
    if (customers.length > maximumBulkSize) return t("label.tooMany", { count: maximumBulkSize });
    return isFull ? t("label.full", { count: labelLimits.maximum }) : undefined;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || label.isPending || reason() !== undefined) return;
    setDone(0);
    const outcome = await label.mutateAsync({ changes, onProgress: setDone });
    if (outcome.error === null) {
      toaster.success(t("label.done", { count: customers.length }));
      onDone();
    } else {
      const rest = changes.length - outcome.done;
      toaster.error(t("label.partly", { done: outcome.done, rest, reason: describeError(outcome.error) }));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4 sm:pr-6">
      <Field label={t("label.name")} hint={t("label.hint")}>
        <TextInput
          value={typed}
          maxLength={maximumLabelLength}
          data-first-focus
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {used.data !== undefined && used.data.length > 0 && (
        <ChipRow label={t("filter.label")}>
          {used.data.slice(0, 12).map((used) => (
            <Chip key={used} isChosen={used === name} onPress={() => setTyped(used)}>
              {used}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Button
        type="submit"
        variant="primary"
        isBusy={label.isPending}
        busyLabel={t("label.applying", { done, total: changes.length })}
        reason={reason()}
      >
        {t("label.apply")}
      </Button>
    </form>
  );
}
