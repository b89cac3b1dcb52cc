import { browserWindow } from "./browser";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * What was typed or chosen in forms that could not hear of it yet. A form that leaves the page takes its own along.
 */
const early = new WeakMap<HTMLFormElement, Map<Control, EarlyInput>>();
/** Forms that hear for themselves. */
const hydrated = new WeakSet<HTMLFormElement>();

/**
 * Notes what is typed into a prerendered page until its forms are hydrated: a form begins with its own values and
 * would put them in the place of what stands there. Code of several forms may ask for it.
 */
export function recordEarlyInput(): void {
  const page = browserWindow()?.document;
  for (const control of page?.querySelectorAll<Control>("input, textarea, select") ?? [])
    if (isChanged(control)) record(control);
  // First of all listeners: what hears it next is hydrated for it, and begins with its own values.
  page?.addEventListener("input", recordTarget, { capture: true });
}

function recordTarget({ target }: Event): void {
  if (isControl(target)) record(target);
}

/** Gives a form that has just been hydrated what was typed into it before, as if it were typed now. */
export function restoreEarlyInput(form: HTMLFormElement): void {
  hydrated.add(form);
  for (const [control, input] of early.get(form) ?? []) repeat(control, input);
  early.delete(form);
}

/**
 * Makes the change once more. React reports no value that it has seen before, and it has seen the present one when
 * it began: so it is shown another one first, by the property it watches.
 */
function repeat(control: Control, { value, isTicked }: EarlyInput): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !isTicked;
    control.click();
  } else {
    const { selectionStart, selectionEnd } = control;
    control.value = `${value}0`;
    writeValue(control, value);
    // Controls of other types, such as numbers, have no caret to put back.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function record(control: Control): void {
  const { form } = control;
  if (form === null || hydrated.has(form)) return;
  const inputs = early.get(form) ?? new Map<Control, EarlyInput>();
  early.set(form, inputs);
  inputs.set(control, {
    value: control.value,
    isTicked: control instanceof HTMLInputElement && control.checked,
  });
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.options[control.selectedIndex]?.defaultSelected;
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true;
  return control.value !== control.defaultValue;
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Writes past React's own setter, which would take the change for one of its own and report nothing. */
function writeValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
}
