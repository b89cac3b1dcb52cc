import { useCallback, useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { readStored, writeStored } from "../platform/storage";
import type { JsonRecord } from "../platform/storage-keys";

interface DraftOptions<Values extends FieldValues> {
  /** Unique in the product: "promoter.lead". */
  readonly name: string;
  /** How long it is kept: on this device until it is sent ("device", the usual), or until the tab is closed. */
  readonly keeps?: "device" | "visit";
  /** Fields that are never kept: passwords, codes, anything secret or soon out of date. */
  readonly leaveOut: readonly FieldPath<Values>[];
}

/** What was kept of a form. */
export interface Draft {
  /** Whether something typed earlier was put back when the form opened. */
  readonly isRestored: boolean;
  /** Forgets the draft; to be called when the form was sent. What is on screen stays. */
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form on this device and puts it back when the form is opened again, also after a
 * reload. A kept value that no longer fits its field (another type) is dropped.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, leaveOut, keeps = "device" }: DraftOptions<Values>,
): Draft {
  const [isRestored, setRestored] = useState(false);
  const { getValues, reset, subscribe } = form;
  // As text, so that a list written anew at every rendering counts as the same.
  const leftOut = leaveOut.join();
  const place = keeps === "visit" ? "visitDrafts" : "drafts";

  useEffect(() => {
    const kept = fitting(readDraft(place, name), getValues(), leftOut);
    if (Object.keys(kept).length > 0) {
      reset(Object.assign({}, getValues(), kept), { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(place, name, without(values, leftOut)),
    });
  }, [place, name, leftOut, getValues, reset, subscribe]);

  const discard = useCallback(() => {
    writeDraft(place, name, null);
    setRestored(false);
  }, [place, name]);

  return { isRestored, discard };
}

type DraftPlace = "drafts" | "visitDrafts";

function readDraft(place: DraftPlace, name: string): JsonRecord {
  return readStored(place)?.[name] ?? {};
}

function writeDraft(place: DraftPlace, name: string, draft: JsonRecord | null): void {
  const { [name]: _previous, ...others } = readStored(place) ?? {};
  writeStored(place, draft === null ? others : { ...others, [name]: draft });
}

/** The kept values that differ from the form's and have the type of their field. */
function fitting(draft: JsonRecord, values: JsonRecord, leftOut: string): JsonRecord {
  const fits = ([key, kept]: [string, unknown]) =>
    Object.hasOwn(values, key) &&
    kindOf(kept) === kindOf(values[key]) &&
    JSON.stringify(kept) !== JSON.stringify(values[key]);
  return Object.fromEntries(Object.entries(without(draft, leftOut)).filter(fits));
}

function without(values: JsonRecord, leftOut: string): JsonRecord {
  const names = leftOut.split(",");
  return Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "nothing" : typeof value;
}
