import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLabelCustomers } from "../../../api/promoter/bulk-labels";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { cleanText } from "../../../rules/clean-text";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { toaster } from "../../../ui/toaster";
import { useIsMounted } from "../../../ui/use-is-mounted";
import { focusIn } from "../area/focus-in";
import { customerListQuery } from "../customers/customer-list-query";
import { askAboutList } from "../customers/engine/list-service";

interface LabelRenameProps {
  /** The labels of the customer on screen, one of which may be renamed. */
  labels: readonly string[];
  onRenamed: () => void;
}

/** A new name for a label, on every customer who carries it. */
export function LabelRename({ labels, onRenamed }: LabelRenameProps) {
  const { t } = useTranslation("promoter-customer");
  const [isOpen, setOpen] = useState(false);
  if (labels.length === 0) return null;
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t("labels.rename")}
      </Button>
    );
  return <RenameForm labels={labels} onRenamed={onRenamed} />;
}

function RenameForm({ labels, onRenamed }: LabelRenameProps) {
  const { t } = useTranslation("promoter-customer");
  const describeError = useDescribeError();
  const rename = useLabelCustomers();
  const isMounted = useIsMounted();
  const [from, setFrom] = useState(labels[0] ?? "");
  const [typed, setTyped] = useState("");
  const [done, setDone] = useState(0);
  const to = cleanText(typed, "trim");
  const found = useCarriers(from);
  const carriers = found ?? [];
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === "" || to === from || rename.isPending || found === undefined) return;
    const outcome = await rename.mutateAsync({
      changes: carriers.map(({ kdUid }) => ({
        kdUid,
        edit: (labels) => [...new Set(labels.map((label) => (label === from ? to : label)))],
      })),
      onProgress: setDone,
    });
    if (outcome.error === null) {
      toaster.success(t("labels.renamed"));
      // Whoever has closed the sheet meanwhile may have opened another.
      if (isMounted.current) onRenamed();
    } else toaster.error(describeError(outcome.error));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-4"
    >
      <Select
        ref={focusIn}
        aria-label={t("labels.rename")}
        value={from}
        options={labels.map((label) => ({ value: label, label }))}
        onChange={(event) => setFrom(event.target.value)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Field
          label={t("labels.renameTitle", { name: from })}
          hint={t("labels.renameHint", { count: carriers.length })}
        >
          <TextInput value={typed} maxLength={12} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button
          type="submit"
          disabled={to === "" || to === from || found === undefined}
          isBusy={rename.isPending}
          busyLabel={`${done}/${carriers.length}`}
        >
          {t("labels.renameSave")}
        </Button>
      </div>
    </form>
  );
}

/** The customers who carry a label; undefined until they are known. */
function useCarriers(label: string) {
  const list = useQuery(customerListQuery()).data?.list ?? 0;
  const carriers = useQuery({
    queryKey: ["customersWithLabel", list, label],
    queryFn: () => askAboutList("withLabel", { list, label }),
    enabled: list > 0,
    // The same list answers the same.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return carriers.data;
}
