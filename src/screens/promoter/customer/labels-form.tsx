import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSaveCustomerLabels } from "../../../api/promoter/mutations";
import { labelChoicesQuery, labelNamesQuery } from "../../../api/promoter/queries";
import { toResult } from "../../../client/client-error";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { cleanText } from "../../../rules/clean-text";
import { labelLimits } from "../../../rules/limits";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Chip, ChipRow } from "../../../ui/chips";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { toaster } from "../../../ui/toaster";
import { useIsMounted } from "../../../ui/use-is-mounted";
import { useLostFocus } from "../../../ui/use-lost-focus";
import type { Customer } from "./customer-types";
import { LabelRename } from "./label-rename";

const maximumLabelLength = 12;

/** The labels of one customer: remove, add a new one, choose one used before, rename. */
export function LabelsForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { t } = useTranslation("promoter-customer");
  const describeError = useDescribeError();
  const used = useQuery(labelNamesQuery());
  const choices = useQuery(labelChoicesQuery());
  const save = useSaveCustomerLabels();
  const failure = useCurrentFailure(save.error);
  const isMounted = useIsMounted();
  const [before] = useState<readonly string[]>(customer.labels);
  const [labels, setLabels] = useState(before);
  const [typed, setTyped] = useState("");
  // A label that is removed takes its button along.
  const place = useLostFocus<HTMLHeadingElement>(labels.join());
  const isFull = labels.length >= labelLimits.maximum;
  const add = (name: string) => {
    if (name !== "" && !labels.includes(name) && !isFull) setLabels([...labels, name]);
  };
  const toggle = (name: string) =>
    labels.includes(name) ? setLabels(labels.filter((label) => label !== name)) : add(name);
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    add(cleanText(typed, "trim"));
    setTyped("");
  };
  const handleSave = async () => {
    // A name still in the box was meant to be added.
    const rest = cleanText(typed, "trim");
    const all = rest === "" || labels.includes(rest) || isFull ? labels : [...labels, rest];
    const removed = new Set(before.filter((label) => !all.includes(label)));
    const added = all.filter((label) => !before.includes(label));
    const edit = (carried: readonly string[]) => [
      ...new Set([...carried.filter((label) => !removed.has(label)), ...added]),
    ];
    const result = await toResult(save.mutateAsync({ kdUid: customer.kdUid, edit }));
    // Whoever has closed the sheet finds no message there, and closes no other.
    if (!result.ok) return isMounted.current ? undefined : toaster.error(describeError(result.error));
    toaster.success(t("labels.saved"));
    if (isMounted.current) onSaved();
  };
  const groups = ["need", "relation", "habit"] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section>
        <h3 ref={place} tabIndex={-1} className="mb-2 font-normal text-13 text-ink2">
          {t("labels.current")}
        </h3>
        <ChipRow label={t("labels.current")}>
          {labels.map((label) => (
            <Chip
              key={label}
              onRemove={() => toggle(label)}
              removeLabel={t("labels.remove", { name: label })}
            >
              {label}
            </Chip>
          ))}
          {labels.length === 0 && <li className="text-13 text-ink2">{t("labels.none")}</li>}
        </ChipRow>
      </section>
      <form
        noValidate
        onSubmit={handleAdd}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 few-letters:grid-cols-[minmax(0,1fr)]"
      >
        <Field
          label={t("labels.add")}
          hint={isFull ? t("labels.full", { count: labelLimits.maximum }) : undefined}
        >
          <TextInput
            value={typed}
            maxLength={maximumLabelLength}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={cleanText(typed, "trim") === "" || isFull}>
          {t("labels.addAction")}
        </Button>
      </form>
      {used.data !== undefined && used.data.length > 0 && (
        <LabelGroup title={t("labels.used")} names={used.data} chosen={labels} onToggle={toggle} />
      )}
      {choices.data !== undefined &&
        groups.map((group) => (
          <LabelGroup
            key={group}
            title={t(`labels.group.${group}`)}
            names={choices.data.filter((choice) => choice.group === group).map(({ name }) => name)}
            chosen={labels}
            onToggle={toggle}
          />
        ))}
      <LabelRename labels={customer.labels} onRenamed={onSaved} />
      {failure !== null && (
        <Banner tone="red" role="alert">
          {describeError(failure)}
        </Banner>
      )}
      <Button
        variant="primary"
        isWide
        isBusy={save.isPending}
        busyLabel={t("labels.saving")}
        onClick={() => void handleSave()}
      >
        {t("labels.save")}
      </Button>
    </div>
  );
}

interface LabelGroupProps {
  title: string;
  names: readonly string[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
}

function LabelGroup({ title, names, chosen, onToggle }: LabelGroupProps) {
  if (names.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-normal text-13 text-ink2">{title}</h3>
      <ChipRow label={title}>
        {names.map((name) => (
          <Chip key={name} isChosen={chosen.includes(name)} onPress={() => onToggle(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}
