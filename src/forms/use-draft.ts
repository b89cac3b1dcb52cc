import { useCallback, useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { JsonRecord } from "../platform/storage-keys";
import { holdsPhone } from "../rules/phone";
import { type DraftPlace, readDraft, storeDraft } from "./stored-draft";

interface DraftOptions<Values extends FieldValues> {
  /** Unique in the product: "promoter.lead". */
  readonly name: string;
  /**
   * Where the draft is stored: on this device until it is submitted ("device", the default), or for this tab. One with a
   * complete phone number in a text stays in the tab all the same: the device stores none.
   */
  readonly lifetime?: DraftPlace;
  /** Fields that are never stored: passwords, codes, anything secret or short-lived. */
  readonly excludedFields: readonly FieldPath<Values>[];
}

/** A stored draft. */
export interface Draft {
  /** Whether something typed earlier was put back when the form opened. */
  readonly isRestored: boolean;
  /** Forgets the draft; to be called when the form was sent. What is on screen stays. */
  readonly discard: () => void;
}

/**
 * Stores a form's input on this device and restores it when the form opens again, also after a reload. A stored
 * value of another type than its field is dropped, and so is one whose field was filled in before the code arrived.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, excludedFields, lifetime = "device" }: DraftOptions<Values>,
): Draft {
  const [isRestored, setRestored] = useState(false);
  const { getValues, reset, subscribe } = form;
  // Of the first render, before the form hears what was typed into its prerendered fields.
  const [initial] = useState(() => getValues());
  // As text, so that a new array with the same names counts as equal.
  const excludedNames = excludedFields.join();

  useEffect(() => {
    const stored = restorableValues(without(readDraft(name) ?? {}, excludedNames), getValues(), initial);
    if (Object.keys(stored).length > 0) {
      reset(Object.assign({}, getValues(), stored), { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draft = without(values, excludedNames);
        storeDraft(name, draft, hasPhone(draft) ? "visit" : lifetime);
      },
    });
  }, [lifetime, name, excludedNames, initial, getValues, reset, subscribe]);

  const discard = useCallback(() => {
    storeDraft(name, null, "device");
    setRestored(false);
  }, [name]);

  return { isRestored, discard };
}

function hasPhone(draft: JsonRecord): boolean {
  return Object.values(draft).some((value) => typeof value === "string" && holdsPhone(value));
}

/** Stored values that have the type of their field and differ from the form's, which is as it was at first. */
function restorableValues(draft: JsonRecord, values: JsonRecord, initial: JsonRecord): JsonRecord {
  const isRestorable = ([key, stored]: [string, unknown]) =>
    Object.hasOwn(values, key) &&
    kindOf(stored) === kindOf(values[key]) &&
    JSON.stringify(values[key]) === JSON.stringify(initial[key]) &&
    JSON.stringify(stored) !== JSON.stringify(values[key]);
  return Object.fromEntries(Object.entries(draft).filter(isRestorable));
}

function without(values: JsonRecord, excludedNames: string): JsonRecord {
  const names = excludedNames.split(",");
  return Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "nothing" : typeof value;
}
