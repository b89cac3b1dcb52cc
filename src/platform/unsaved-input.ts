import { browserWindow } from "./browser";
import { readStored } from "./storage";
import type { JsonRecord } from "./storage-keys";

/** Whether somebody has typed into the page what a reload would lose: it stands in no draft on this device. */
export function hasUnsavedInput(): boolean {
  const page = browserWindow()?.document;
  const fields = page?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
  const drafts = [
    ...Object.values(readStored("drafts") ?? {}),
    ...Object.values(readStored("visitDrafts") ?? {}),
  ];
  return [...fields].some(
    (field) =>
      isText(field) &&
      field.value !== "" &&
      field.value !== field.defaultValue &&
      !drafts.some((draft) => String(valueAt(draft, field.name)) === field.value),
  );
}

/** Ticks and choices are quickly made again; only what was typed is work. */
function isText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !/^(?:checkbox|radio|hidden|submit|button|reset|file|range|color)$/.test(field.type);
}

/** The value of a field by its name, in which dots lead into groups of fields. */
function valueAt(draft: JsonRecord, name: string): unknown {
  return name.split(".").reduce<unknown>((value, key) => Object(value)[key], draft);
}
