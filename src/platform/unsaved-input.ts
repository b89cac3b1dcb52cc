import { browserWindow, listen } from "./browser";
import { readStored } from "./storage";
import type { JsonRecord } from "./storage-keys";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const typed = new WeakSet<EventTarget>();

/**
 * Notes what is typed from now on. A field whose value React holds has no other trace of it: React writes every value
 * into the field's default as well. Answers the function that stops it.
 */
export function watchTyping(): () => void {
  return listen(browserWindow()?.document, "input", ({ target }) => {
    if (target !== null) typed.add(target);
  });
}

/** Whether somebody has typed into the page what a reload would lose: it stands in no draft on this device. */
export function hasUnsavedInput(): boolean {
  const controls = browserWindow()?.document.querySelectorAll<TextControl>("input, textarea") ?? [];
  const drafts = [
    ...Object.values(readStored("drafts") ?? {}),
    ...Object.values(readStored("visitDrafts") ?? {}),
  ];
  const isInDraft = ({ name, value }: TextControl) =>
    drafts.some((draft) => String(valueAt(draft, name)) === value);
  return [...controls].some((control) => isText(control) && hasInput(control) && !isInDraft(control));
}

/** Ticks and choices are quickly repeated; only what was typed is work. */
function isText({ type }: TextControl): boolean {
  return !/^(?:checkbox|radio|hidden|submit|button|reset|file|range|color)$/.test(type);
}

function hasInput(control: TextControl): boolean {
  return control.value !== "" && (typed.has(control) || control.value !== control.defaultValue);
}

/** The value of a field by its name, in which dots lead into groups of fields. */
function valueAt(draft: JsonRecord, name: string): unknown {
  return name.split(".").reduce<unknown>((value, key) => Object(value)[key], draft);
}
