import { useCallback, useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../platform/storage";
import type { JsonRecord } from "../platform/storage-keys";
import { holdsPhone } from "../rules/phone";

interface DraftOptions<Values extends FieldValues> {
  /** Unique in the product: "promoter.lead". */
  readonly name: string;
  /**
   * Where the draft is stored: on this device until it is submitted ("device", the default), or for this tab. One with a
   * complete phone number in a text stays in the tab all the same: the device stores none.
   */
  readonly lifetime?: Lifetime;
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
    const stored = restorableValues(without(readDraft(lifetime, name), excludedNames), getValues(), initial);
    if (Object.keys(stored).length > 0) {
      reset(Object.assign({}, getValues(), stored), { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(lifetime, name, without(values, excludedNames)),
    });
  }, [lifetime, name, excludedNames, initial, getValues, reset, subscribe]);

  const discard = useCallback(() => {
    storeDraft(lifetime, name, null);
    setRestored(false);
  }, [lifetime, name]);

  return { isRestored, discard };
}

type Lifetime = "device" | "visit";

function readDraft(lifetime: Lifetime, name: string): JsonRecord {
  const ofVisit = readStored("visitDrafts")?.[name];
  return ofVisit ?? (lifetime === "device" ? readStored("drafts")?.[name] : undefined) ?? {};
}

function storeDraft(lifetime: Lifetime, name: string, draft: JsonRecord | null): void {
  const isOnDevice = lifetime === "device" && draft !== null && !hasPhone(draft);
  writeDraft("visitDrafts", name, isOnDevice ? null : draft);
  if (lifetime === "device") writeDraft("drafts", name, isOnDevice ? draft : null);
}

function writeDraft(storageKey: "drafts" | "visitDrafts", name: string, draft: JsonRecord | null): void {
  const stored = readStored(storageKey) ?? {};
  const { [name]: previous, ...others } = stored;
  if (draft !== null) writeStored(storageKey, { ...others, [name]: draft });
  else if (previous !== undefined) writeStored(storageKey, others);
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
