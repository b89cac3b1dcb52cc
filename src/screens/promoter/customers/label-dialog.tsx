import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type BulkLabelOutcome, useLabelCustomers } from "../../../api/promoter/bulk-labels";
import { labelNamesQuery } from "../../../api/promoter/queries";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { cleanText } from "../../../rules/clean-text";
import { labelLimits } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Chip, ChipRow } from "../../../ui/chips";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Skeleton } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { toaster } from "../../../ui/toaster";
import { useIsMounted } from "../../../ui/use-is-mounted";
import type { LabelledCustomer } from "./engine/customer-list";
import { askAboutList } from "./engine/list-service";

interface LabelDialogProps {
  /** The number of the list, and in it those who are selected. */
  list: number;
  selected: ReadonlySet<string>;
  isOpen: boolean;
  onClose: () => void;
}

/** The server labels one customer a call; more at once would take minutes. */
const maximumBulkSize = 200;
const maximumLabelLength = 12;

/**
 * One label for all selected customers. While the dialog runs, those it was opened for stay the same; where the list is
 * replaced by a newer one, that one is asked about them.
 */
export function LabelDialog({ list, selected, isOpen, onClose }: LabelDialogProps) {
  const { t } = useTranslation("promoter-customers");
  const [labelled, setLabelled] = useState<ReadonlySet<string> | null>(null);
  if (isOpen && labelled === null) setLabelled(selected);
  if (!isOpen && labelled !== null) setLabelled(null);
  const count = labelled?.size ?? 0;
  return (
    <FormDialog isOpen={isOpen} title={t("label.title", { count })} onClose={onClose}>
      {labelled !== null && <LabelSelected list={list} selected={labelled} onDone={onClose} />}
    </FormDialog>
  );
}

interface LabelSelectedProps {
  list: number;
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** The form, once the labels that the customers carry already are known. */
function LabelSelected({ list, selected, onDone }: LabelSelectedProps) {
  const kdUids = [...selected].slice(0, maximumBulkSize);
  const customers = useQuery(selectedCustomersQuery(list, kdUids));
  if (customers.isError)
    return (
      <ReadProblem
        error={customers.error}
        onRetry={() => void customers.refetch()}
        isRetrying={customers.isFetching}
      />
    );
  if (customers.isPending) return <Skeleton rows={3} />;
  return <LabelForm customers={customers.data} count={selected.size} onDone={onDone} />;
}

function selectedCustomersQuery(list: number, kdUids: readonly string[]) {
  return queryOptions({
    queryKey: ["selectedCustomers", list, kdUids],
    queryFn: () => askAboutList("find", { list, kdUids }),
    // The same list answers the same.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // What was typed stays while a newer list is asked.
    placeholderData: keepPreviousData,
  });
}

interface LabelFormProps {
  /** Those selected, where they are not too many. */
  customers: readonly LabelledCustomer[];
  count: number;
  onDone: () => void;
}

function LabelForm({ customers, count, onDone }: LabelFormProps) {
  const { t } = useTranslation("promoter-customers");
  const used = useQuery(labelNamesQuery());
  const label = useLabelCustomers();
  const [typed, setTyped] = useState("");
  const [done, setDone] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The dialog was open before its form was there.
  useEffect(() => box.current?.focus(), []);
  const name = cleanText(typed, "trim");
  const unlabelled = customers.filter(({ labels }) => !labels.includes(name));
  const isFull = unlabelled.some(({ labels }) => labels.length >= labelLimits.maximum);
  const reason = () => {
    if (count > maximumBulkSize) return t("label.tooMany", { count: maximumBulkSize });
    return isFull ? t("label.full", { count: labelLimits.maximum }) : undefined;
  };
  const problemText = useLabelProblem();
  const isMounted = useIsMounted();
  const { data: last, variables } = label;
  const problem = last === undefined ? "" : problemText(last, variables?.changes.length ?? 0);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (label.isPending || reason() !== undefined) return;
    setMissing(name === "");
    if (name === "") return box.current?.focus();
    setDone(0);
    const changes = unlabelled.map(({ kdUid }) => ({
      kdUid,
      edit: (labels: readonly string[]) => withLabel(labels, name),
    }));
    const outcome = await label.mutateAsync({ changes, onProgress: setDone });
    // Whoever has closed the dialog finds no message there, and may have opened another.
    if (outcome.error !== null)
      return isMounted.current ? undefined : toaster.error(problemText(outcome, changes.length));
    toaster.success(t("label.done", { count: customers.length }));
    if (isMounted.current) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Field
        label={t("label.name")}
        hint={t("label.hint")}
        error={isMissing && name === "" ? t("label.hint") : undefined}
      >
        <TextInput
          ref={box}
          value={typed}
          maxLength={maximumLabelLength}
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
      {problem !== "" && (
        <Banner tone="red" role="alert">
          {problem}
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        isBusy={label.isPending}
        busyLabel={t("label.applying", { done, total: unlabelled.length })}
        reason={reason()}
      >
        {t("label.apply")}
      </Button>
    </form>
  );
}

/** Words for how far an attempt came and why no further; "" where it was finished. */
function useLabelProblem(): (outcome: BulkLabelOutcome, count: number) => string {
  const { t } = useTranslation("promoter-customers");
  const describeError = useDescribeError();
  return ({ done, error }, count) =>
    error === null ? "" : t("label.partly", { done, rest: count - done, reason: describeError(error) });
}

function withLabel(labels: readonly string[], name: string): readonly string[] {
  return labels.includes(name) ? labels : [...labels, name];
}
